import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../../shared/lib/cx.js';
import styles from './top-bar.module.css';

interface Props {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly className?: string | undefined;
}

/** A page of the bar as an icon alone. */
export function IconLink({ to, label, icon: Icon, className }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={cx(styles.icon, className)}
      aria-label={label}
      data-tip={label}
      aria-current={pathname === to ? 'page' : undefined}
    >
      <Icon className="icon" aria-hidden />
    </Link>
  );
}
