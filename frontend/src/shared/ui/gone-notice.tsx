import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.js';
import { Notice } from './notice.js';
import { t } from './texts.js';

interface Props {
  /** What is not there: `There is no such list`. */
  readonly title: string;
  /** Why that may be. */
  readonly children: ReactNode;
  /** Where one goes on. */
  readonly to?: string;
  readonly way?: string;
}

/** All of a page whose address leads to nothing, or to nothing any more. */
export const GoneNotice = ({ title, children, to = '/results', way = t('browseCombos') }: Props) => (
  <Notice
    headline
    title={title}
    icon={<Unlink size={28} strokeWidth={1.5} aria-hidden />}
    actions={
      <Link to={to} className={buttonClass({ look: 'primary' })}>
        {way}
      </Link>
    }
  >
    {children}
  </Notice>
);
