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
import { useAuth } from '../../shared/auth/use-auth.js';
import { shortcutHelp } from '../../shared/keys/help-state.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { useTheme, type ThemeChoice } from '../../shared/ui/theme.js';
import { toast } from '../../shared/ui/toast.js';

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
  ['system', 'Theme: as the system', Monitor],
  ['dark', 'Theme: dark', Moon],
  ['light', 'Theme: light', Sun],
  ['contrast', 'Theme: high contrast', Contrast],
];

/** What the palette can do besides searching. */
export function useEntries(): { readonly pages: readonly Entry[]; readonly settings: readonly Entry[] } {
  const navigate = useNavigate();
  const { status } = useAuth();
  const mobile = useIsMobile();
  const [theme, chooseTheme] = useTheme();
  const goTo = (address: string) => () => {
    void navigate(address);
  };
  const share = () => {
    if (mobile) alert('Combo creation must be done on a desktop computer');
    else void navigate('/test/test');
  };
  const logOut = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else toast.error(problemText(result.error));
  };
  const own: readonly Entry[] =
    status === 'user'
      ? [
          { label: 'Today', also: 'home due practice drafts', icon: CalendarCheck, run: goTo('/today') },
          { label: 'Profile', also: 'my combos me', icon: UserRound, run: goTo('/my-profile') },
          { label: 'Lists', also: 'favourites favorites playlists', icon: ListVideo, run: goTo('/lists') },
          { label: 'Practice', also: 'lesson learn train due', icon: Repeat2, run: goTo('/practice') },
          { label: 'Favourites', also: 'favorites starred', icon: Heart, run: goTo('/favorites') },
          {
            label: 'Customize Controllers',
            also: 'mapping buttons remap pad',
            ...{ icon: Gamepad2, run: goTo('/custom-mappings') },
          },
          { label: 'Saved searches', also: 'alerts bookmarks', icon: Bookmark, run: goTo('/saved-searches') },
          { label: 'Settings', also: 'account password picture display name', icon: Settings, run: goTo('/settings') },
          { label: 'Notifications', also: 'bell inbox', icon: Bell, run: goTo('/notifications') },
        ]
      : [];
  const account: Entry =
    status === 'user'
      ? { label: 'Log out', also: 'sign', icon: LogOut, run: () => void logOut() }
      : { label: 'Sign up or log in', also: 'account', icon: LogIn, run: goTo('/authenticate') };
  return {
    pages: [
      ...GAMES.map(({ id, name, shortName }) => ({
        ...{ label: `${shortName} combos`, also: `${name} results`, icon: Clapperboard, run: goTo(`/results/${id}`) },
      })),
      { label: 'Guides', also: 'discover read articles learn', icon: BookOpen, run: goTo('/discover') },
      {
        label: 'What can I do?',
        also: 'shield tool out of shield oos punish frame advantage',
        ...{ icon: Shield, run: goTo('/what-can-i-do') },
      },
      { label: 'Frame data', also: 'frames table startup', icon: Table, run: goTo('/frames') },
      { label: 'Compare two combos', also: 'side by side versus', icon: Columns2, run: goTo('/compare') },
      { label: 'Replays', also: 'slippi slp melee folder', icon: FolderOpen, run: goTo('/replays') },
      { label: 'Share a combo', also: 'create new upload', icon: Plus, run: share },
      ...own,
      account,
    ],
    settings: [
      ...THEMES.map(([choice, label, icon]) => ({
        ...{ label, icon, also: 'display mode', on: theme === choice },
        run: () => {
          chooseTheme(choice);
        },
      })),
      {
        label: 'Keyboard shortcuts',
        also: 'keys help',
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
