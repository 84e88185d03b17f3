import type { Action, Press, PressType, WaitMistake } from '@combolab/contracts';
import { Fragment } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import { Keys } from './keys.js';
import styles from './required.module.css';
import { joined, tasksOf, type Task } from './step-words.js';
import type { WaitRun } from './wait-run.js';
import { t } from '../texts.js';

interface Props {
  readonly run: WaitRun;
  readonly actions: readonly Action[];
  readonly viewer: ViewerMapping;
  /** Whether the keys that the inputs lie on are shown. */
  readonly keys: boolean;
}

const verbs: Readonly<Record<Task['kind'], string>> = { press: '', hold: 'hold', keep: 'keep', release: 'release' };

/** What is to be pressed next, large; and what is still wrong. */
export function Required({ run, actions, viewer, keys }: Props) {
  const { step, waits, missing, extra, dropped, mistakes, here } = useStore(run.view);
  if (step === null) return null;
  const tasks = tasksOf(step, actions);
  const isMet = ({ type, kind }: Task): boolean => kind !== 'release' && waits && !missing.includes(type);
  const wrong = extra.filter((type) => !step.release.includes(type));
  return (
    <div className={styles.required} data-waits={waits}>
      <p className={styles.inputs}>
        {tasks.map((task, at) => (
          <Fragment key={`${task.kind} ${task.type}`}>
            {at > 0 && <span className={styles.and}>{at === tasks.length - 1 ? t('and') : ','}</span>}
            <span className={styles.task} data-met={isMet(task)}>
              {verbs[task.kind]}
              <Cap type={task.type} held={task.kind !== 'press'} viewer={viewer} />
              {keys && task.kind !== 'release' && <Keys type={task.type} />}
            </span>
          </Fragment>
        ))}
      </p>
      <p className={styles.hint}>{hintOf(dropped, wrong, here > 0 ? mistakes.at(-1) : undefined, viewer)}</p>
    </div>
  );
}

function hintOf(
  dropped: PressType | null,
  wrong: readonly PressType[],
  last: WaitMistake | undefined,
  { wordsOf }: ViewerMapping,
): string {
  if (dropped !== null) return t('youLetGoOfToo', { wordsOf: wordsOf(dropped) });
  const told = last === undefined ? '' : t('wasWrongAtFrame', { wordsOf: wordsOf(last.type), frame: last.frame });
  return wrong.length === 0 ? told : t('letGoOf', { told, joined: joined(wrong.map(wordsOf)) }).trim();
}

function Cap({
  type,
  held,
  viewer,
}: {
  readonly type: PressType;
  readonly held: boolean;
  readonly viewer: ViewerMapping;
}) {
  const { partOf, labelOf, wordsOf } = viewer;
  const press: Press = { type: partOf(type), hold: held ? 'MAINTAIN_HOLD' : 'SELECT_NO_HOLD', isComplete: true };
  return (
    <>
      {type.startsWith('C_') && <span className={styles.stick}>C</span>}
      <Keycap press={press} label={labelOf(type)} />
      <span className="visuallyHidden">{wordsOf(type)}</span>
    </>
  );
}
