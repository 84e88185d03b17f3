import { relativeTime } from '../lib/relative-time.js';
import { useNow } from '../lib/use-now.js';

interface Props {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly className?: string | undefined;
  /** Whether the day and hour are told too, to who points at it. */
  readonly exact?: boolean;
}

/** How long ago something was; it goes on by itself. */
export const Ago = ({ at, className, exact = false }: Props) => (
  <time dateTime={at} className={className} title={exact ? new Date(at).toLocaleString() : undefined}>
    {relativeTime(at, useNow())}
  </time>
);
