import type { Action, PressType, WaitMistake } from '@combolab/contracts';
import { Fragment } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { listBetween, listWords } from '../../../shared/language/formats.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Keys } from './keys.js';
import { LessonCap } from './lesson-cap.js';
import styles from './required.module.css';
import { tasksOf, type Task } from './step-words.js';
import type { WaitRun } from './wait-run.js';
import { t } from '../texts.js';

interface Props {
  readonly run: WaitRun;
  readonly actions: readonly Action[];
  readonly viewer: ViewerMapping;
  /** Whether the keys that the inputs lie on are shown. */
  readonly keys: boolean;
}

/** What is to be done with an input, which is drawn. */
const TASKS = { press: 'pressTask', hold: 'holdTask', keep: 'keepTask', release: 'releaseTask' } as const;

/** What is to be pressed next, large; and what is still wrong. */
export function Required({ run, actions, viewer, keys }: Props) {
  const { step, waits, missing, extra, dropped, mistakes, here } = useStore(run.view);
  if (step === null) return null;
  const tasks = tasksOf(step, actions);
  const between = listBetween(tasks.length);
  const isMet = ({ type, kind }: Task): boolean => kind !== 'release' && waits && !missing.includes(type);
  const wrong = extra.filter((type) => !step.release.includes(type));
  return (
    <div className={styles.required} data-waits={waits}>
      <p className={styles.inputs}>
        {tasks.map((task, at) => (
          <Fragment key={`${task.kind} ${task.type}`}>
            {at > 0 && <span className={styles.and}>{between[at - 1]?.trim()}</span>}
            <span className={styles.task} data-met={isMet(task)}>
              {t.rich(TASKS[task.kind], {
                input: <Cap type={task.type} held={task.kind !== 'press'} viewer={viewer} />,
              })}
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
  if (dropped !== null) return t('youLetGoOfToo', { input: wordsOf(dropped) });
  const told = last === undefined ? [] : [t('wasWrongAtFrame', { input: wordsOf(last.type), frame: last.frame })];
  const asked = wrong.length === 0 ? [] : [t('letGoOf', { inputs: listWords(wrong.map(wordsOf)) })];
  return [...told, ...asked].join(' ');
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
  return (
    <>
      {type.startsWith('C_') && <span className={styles.stick}>C</span>}
      <LessonCap type={type} held={held} viewer={viewer} />
      <span className="visuallyHidden">{viewer.wordsOf(type)}</span>
    </>
  );
}
