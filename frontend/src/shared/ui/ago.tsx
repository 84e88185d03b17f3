import { relativeTime } from '../lib/relative-time.js';
import { useNow } from '../lib/use-now.js';
import { dateWords } from '../language/formats.js';

const EXACTLY: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
};

interface Props {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly className?: string | undefined;
  /** Whether the day and hour are told too, to who points at it. */
  readonly exact?: boolean;
}

/** How long ago something was; it goes on by itself. */
export const Ago = ({ at, className, exact = false }: Props) => (
  <time dateTime={at} className={className} title={exact ? dateWords(at, EXACTLY) : undefined}>
    {relativeTime(at, useNow())}
  </time>
);
