import { useState } from 'react';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { Button } from '../../../shared/ui/button.js';
import { ComboRow } from '../row/combo-row.js';
import { MakingLine } from '../row/making-line.js';
import { useMaking, type MakeCombos } from '../row/use-making.js';
import styles from './combo-rows.module.css';
import type { ListedCombo } from './listed-combo.js';
import { RowWindow } from './row-window.js';
import { t } from '../texts.js';

interface Props {
  readonly combos: readonly ListedCombo[];
  /** How many there are with any filters. */
  readonly of: number;
  readonly onMake: MakeCombos;
}

function toggled(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}

/** The combos one below the other; several can be chosen and made at once. */
export function ComboRows({ combos, of, onMake }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Those that are open stay so while they are out of sight. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { making, make, stop } = useMaking(onMake);
  const busy = making !== null;
  const mobile = useIsMobile();
  const picked = combos.filter(({ id }) => chosen.has(id));
  return (
    <section aria-label={t('combos')} className={styles.list}>
      <div className={styles.head}>
        <h2 aria-live="polite">
          {combos.length === of ? t('comboCount', { count: of }) : t('ofCombos', { count: combos.length, all: of })}
        </h2>
        {mobile ? (
          <p className={styles.hint}>{t('combosAreMadeOfThem')}</p>
        ) : (
          picked.length > 0 && (
            <Button size="s" look="primary" disabled={busy} onClick={() => void make(picked, 'drawn')}>
              {t('makeDrafts', { count: picked.length })}
            </Button>
          )
        )}
      </div>
      <RowWindow
        items={combos}
        keyOf={({ id }) => id}
        draw={(listed) => (
          <ComboRow
            listed={listed}
            open={open.has(listed.id)}
            onOpen={(wanted) => {
              setOpen(toggled(open, listed.id, wanted));
            }}
            making={
              mobile
                ? null
                : {
                    ...{ chosen: chosen.has(listed.id), busy },
                    onChoose: (wanted) => {
                      setChosen(toggled(chosen, listed.id, wanted));
                    },
                    onMake: (from) => void make([listed], from),
                  }
            }
          />
        )}
      />
      {making !== null && <MakingLine making={making} onStop={stop} />}
    </section>
  );
}
