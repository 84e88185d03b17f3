import { findFighter } from '@combolab/contracts';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gameOf, noFilters, resultsAddress } from '@combolab/contracts/filters';
import { cx } from '../../shared/lib/cx.js';
import { buttonClass } from '../../shared/ui/button.js';
import styles from './clip-link.module.css';
import { useClipCountQuery, usePunishClips, type AskedClips } from './clip-count-api.js';
import { t } from './texts.js';

interface Props extends Pick<AskedClips, 'fighterId' | 'move'> {
  readonly name: string;
}

interface CountedProps {
  readonly asked: AskedClips;
  readonly count: number | undefined;
  /** Says which combos they are: `3 clips: combos that begin with Up Air`. */
  readonly wordsOf: (count: number) => string;
}

/** The way to combos, with how many there are; nothing where there are none. */
function CountedLink({ asked: { fighterId, move, where, outOfShield }, count, wordsOf }: CountedProps) {
  if (count === undefined || count === 0) return null;
  const filters = {
    ...noFilters(gameOf(findFighter(fighterId)?.gameId)),
    ...{ attacker: [fighterId], [where]: [move], outOfShield: outOfShield ? ['true'] : [] },
  };
  return (
    <Link to={resultsAddress(filters)} className={buttonClass({ size: 's' })} aria-label={wordsOf(count)}>
      <Play size={12} fill="currentColor" aria-hidden />
      {t.rich('clips', { number: <span className="mono" /> }, { count })}
    </Link>
  );
}

/** The way to combos in which a move is done. Its place is kept while they are counted, so that nothing below moves. */
export function ClipLink({ name, ...move }: Props) {
  const asked = { ...move, where: 'performs', outOfShield: false } as const;
  const count = useClipCountQuery(asked).data?.count;
  return count === undefined || count === 0 ? (
    <span className={cx(buttonClass({ size: 's' }), styles.place)} aria-hidden />
  ) : (
    <CountedLink asked={asked} count={count} wordsOf={(clips) => t('clipsWith', { count: clips, move: name })} />
  );
}

/** The way to combos that begin with a move out of shield; where no author says so, to all that begin with it. */
export function PunishLink({ name, ...move }: Props) {
  const { asked, clips } = usePunishClips(move);
  const words = asked.outOfShield ? 'clipsOutOfShield' : 'clipsBeginningWith';
  return <CountedLink asked={asked} count={clips?.count} wordsOf={(count) => t(words, { count, move: name })} />;
}
