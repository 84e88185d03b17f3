import { BookOpen, CircleUserRound, Swords, Table2, Target, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { useRootMark } from '../../shared/lib/use-root-mark.js';
import { BAR_ITEMS } from './bar-items.js';
import { t } from './texts.js';
import styles from './tab-bar.module.css';

/** By the address they lead to. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/results': Swords,
  '/discover': BookOpen,
  '/practice': Target,
  '/frames': Table2,
};
/** Pages with a way back and actions of their own at their foot. */
const WITHOUT = /^\/(combo|embed)(\/|$)/;
/** Pages without a tab of their own, by the one they belong to. */
const WITHIN: Readonly<Record<string, RegExp>> = { '/frames': /^\/what-can-i-do(\/|$)/ };
const YOU =
  /^\/(today|profile|my-profile|settings|lists|favorites|notifications|saved-searches|custom-mappings|authenticate)(\/|$)/;

/** The places of the page under the thumb, on a phone. */
export function TabBar() {
  const { pathname } = useLocation();
  const { userId } = useAuth();
  const isShown = useIsMobile() && !WITHOUT.test(pathname);
  useRootMark('data-tab-bar', isShown);
  if (!isShown) return null;
  const you = userId === null ? '/authenticate' : '/today';
  return (
    <nav aria-label={t('places')} className={styles.bar}>
      {BAR_ITEMS.filter(({ to, available }) => available && to in ICONS).map(({ label, to, active }) => (
        <Tab
          key={to}
          to={to}
          label={label}
          Icon={ICONS[to] ?? Swords}
          isCurrent={active.test(pathname) || WITHIN[to]?.test(pathname) === true}
        />
      ))}
      <Tab to={you} label={t('you')} Icon={CircleUserRound} isCurrent={YOU.test(pathname)} />
    </nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isCurrent: boolean;
}

const Tab = ({ to, label, Icon, isCurrent }: TabProps) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
    <Icon size={22} aria-hidden />
    {label}
  </Link>
);
