import {
  Bell,
  Bookmark,
  CalendarCheck,
  BookOpen,
  Clapperboard,
  Columns2,
  Contrast,
  FolderOpen,
  Gamepad2,
  Heart,
  Keyboard,
  ListVideo,
  LogIn,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Repeat2,
  Settings,
  Shield,
  Sun,
  Table,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { GAMES } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useCreate } from '../../shared/combos/use-create.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { shortcutHelp } from '../../shared/keys/help-state.js';
import { useTheme, type ThemeChoice } from '../../shared/ui/theme.js';
import { toast } from '../../shared/ui/toast.js';
import { t } from './texts.js';

/** Something the palette does. */
export interface Entry {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other words it is found by. */
  readonly also?: string;
  /** A setting that is chosen already. */
  readonly on?: boolean;
  readonly run: () => void;
}

const THEMES: readonly (readonly [ThemeChoice, string, LucideIcon])[] = [
  ['system', t('themeAsTheSystem'), Monitor],
  ['dark', t('themeDark'), Moon],
  ['light', t('themeLight'), Sun],
  ['contrast', t('themeHighContrast'), Contrast],
];

/** What the palette can do besides searching. */
export function useEntries(): { readonly pages: readonly Entry[]; readonly settings: readonly Entry[] } {
  const navigate = useNavigate();
  const { status } = useAuth();
  const create = useCreate();
  const [theme, chooseTheme] = useTheme();
  const goTo = (address: string) => () => {
    void navigate(address);
  };
  const logOut = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else toast.error(problemText(result.error));
  };
  const own: readonly Entry[] =
    status === 'user'
      ? [
          { label: t('today'), also: t('homeDuePracticeDrafts'), icon: CalendarCheck, run: goTo('/today') },
          { label: t('profile'), also: t('myCombosMe'), icon: UserRound, run: goTo('/my-profile') },
          { label: t('lists'), also: t('favouritesFavoritesPlaylists'), icon: ListVideo, run: goTo('/lists') },
          { label: t('practice'), also: t('lessonLearnTrainDue'), icon: Repeat2, run: goTo('/practice') },
          { label: t('favourites'), also: t('favoritesStarred'), icon: Heart, run: goTo('/favorites') },
          {
            label: t('customizeControllers'),
            also: t('mappingButtonsRemapPad'),
            ...{ icon: Gamepad2, run: goTo('/custom-mappings') },
          },
          { label: t('savedSearches'), also: t('alertsBookmarks'), icon: Bookmark, run: goTo('/saved-searches') },
          {
            label: t('settings'),
            also: t('accountPasswordPictureDisplayName'),
            icon: Settings,
            run: goTo('/settings'),
          },
          { label: t('notifications'), also: t('bellInbox'), icon: Bell, run: goTo('/notifications') },
        ]
      : [];
  const account: Entry =
    status === 'user'
      ? { label: t('logOut'), also: t('alsoLogOut'), icon: LogOut, run: () => void logOut() }
      : { label: t('signUpOrLogIn'), also: t('alsoLogIn'), icon: LogIn, run: goTo('/authenticate') };
  return {
    pages: [
      ...GAMES.map(({ id, name, shortName }) => ({
        ...{
          label: t('combosOfGame', { game: shortName }),
          also: t('resultsOfGame', { game: name }),
          icon: Clapperboard,
          run: goTo(`/results/${id}`),
        },
      })),
      { label: t('guides'), also: t('discoverReadArticlesLearn'), icon: BookOpen, run: goTo('/discover') },
      {
        label: t('whatCanIDo'),
        also: t('shieldToolOutOfShield'),
        ...{ icon: Shield, run: goTo('/what-can-i-do') },
      },
      { label: t('frameData'), also: t('framesTableStartup'), icon: Table, run: goTo('/frames') },
      { label: t('compareTwoCombos'), also: t('sideBySideVersus'), icon: Columns2, run: goTo('/compare') },
      { label: t('replays'), also: t('slippiSlpMeleeFolder'), icon: FolderOpen, run: goTo('/replays') },
      { label: t('createACombo'), also: t('shareNewUpload'), icon: Plus, run: create },
      ...own,
      account,
    ],
    settings: [
      ...THEMES.map(([choice, label, icon]) => ({
        ...{ label, icon, also: t('displayMode'), on: theme === choice },
        run: () => {
          chooseTheme(choice);
        },
      })),
      {
        label: t('keyboardShortcuts'),
        also: t('keysHelp'),
        icon: Keyboard,
        run: () => {
          // Once the palette is gone and has given the focus back.
          setTimeout(() => {
            shortcutHelp.set(true);
          });
        },
      },
    ],
  };
}
