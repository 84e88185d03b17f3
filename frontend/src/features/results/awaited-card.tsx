import { useCardQuery } from '../../shared/combos/card-api.js';
import { GhostCard } from '../../shared/ui/ghost-card.js';
import { ComboCard } from './combo-card.js';
import { t } from './texts.js';
import styles from './results-grid.module.css';

interface Props {
  readonly id: string;
  /** Its page is there without it: it is asked for by itself. */
  readonly missing: boolean;
  /** Of a card, in px; null while it is not known. */
  readonly height: number | null;
}

/** The place of a combo whose card was let go and is on its way again. */
export function AwaitedCard({ id, missing, height }: Props) {
  const { data, isError } = useCardQuery(id, { skip: !missing });
  if (data !== undefined) return <ComboCard listed={data} />;
  return (
    <div style={height === null ? undefined : { height }} aria-busy={!isError}>
      {isError ? <p className={styles.gone}>{t('thisComboIsNotThere')}</p> : <GhostCard />}
    </div>
  );
}
