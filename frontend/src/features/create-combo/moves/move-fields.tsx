import { MOVE_IDS } from '@combolab/contracts/query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NamedMove } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { moveName, moveTitle } from '../../../shared/terms/moves.js';
import { Button } from '../../../shared/ui/button.js';
import { Disclosure } from '../../../shared/ui/disclosure.js';
import { Select, type Option } from '../../../shared/ui/select.js';
import type { ComboForm } from '../combo-form.js';
import conditions from '../condition-fields.module.css';
import { useStillFrame } from '../editing/use-editing.js';
import { Field } from '../field.js';
import styles from './move-fields.module.css';
import { MoveLine } from './move-line.js';
import { withMove } from './named-moves.js';
import { t } from '../texts.js';

/** What is no attack, but worth a name in a combo. */
const MOVEMENTS = ['short-hop', 'full-hop', 'double-jump', 'fast-fall', 'dash', 'footstool', 'wavedash', 'waveland'];
const options: readonly Option[] = [...MOVE_IDS, ...MOVEMENTS].map((move) => ({ value: move, label: moveTitle(move) }));
const MOST = 200;

interface Props {
  readonly form: UseFormReturn<ComboForm>;
}

/** The moves of the combo on their frames: named by hand, or told by a replay. Viewers see them over the inputs. */
export function MoveFields({ form }: Props) {
  const clock = useClock();
  const frame = useStillFrame(clock);
  const [chosen, setChosen] = useState<Option | null>(null);
  const moves = form.watch('moves');
  const set = (next: readonly NamedMove[]) => {
    form.setValue('moves', next, { shouldDirty: true });
  };
  const add = () => {
    if (chosen === null) return;
    set(withMove(moves, { frame, move: chosen.value }));
    setChosen(null);
  };
  return (
    <Disclosure
      summary={
        <>
          {t('moves')}{' '}
          <span className={conditions.said}>
            {moves.length === 0 ? t('notNamed') : moves.map(({ move }) => moveName(move)).join(', ')}
          </span>
        </>
      }
    >
      <div className={conditions.fields}>
        {moves.length > 0 && (
          <ol className={styles.moves} aria-label={t('movesOnFrames')}>
            {moves.map((move) => (
              <MoveLine
                key={`${String(move.frame)} ${move.move}`}
                move={move}
                onGo={() => {
                  clock.pause();
                  clock.seek(move.frame);
                }}
                onChange={(changed) => {
                  set(moves.map((each) => (each === move ? changed : each)));
                }}
                onRemove={() => {
                  set(moves.filter((each) => each !== move));
                }}
              />
            ))}
          </ol>
        )}
        <Field label={t('moveOnFrame', { frame })}>
          {(id) => (
            <div className={styles.add}>
              <Select
                inputId={id}
                tabSelectsValue={false}
                placeholder={t('selectMove')}
                options={options}
                value={chosen}
                onChange={setChosen}
              />
              <Button disabled={chosen === null || moves.length >= MOST} onClick={add}>
                {t('nameIt')}
              </Button>
            </div>
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
