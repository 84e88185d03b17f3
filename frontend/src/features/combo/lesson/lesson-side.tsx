import { adviceOf, LADDER } from '@combolab/contracts';
import { adviceWords } from '../../../shared/terms/timing.js';
import { Repeat } from 'lucide-react';
import { speedSign } from '../../../entities/practice/speed-words.js';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import type { LessonSession } from './lesson-session.js';
import styles from './lesson-side.module.css';
import { RunNumbers } from './run-numbers.js';
import { SectionPicker } from './section-picker.js';
import { RunPresses } from './run-presses.js';
import { Due, Standing } from './standing.js';
import type { Recorded } from './use-records.js';
import { loopOf } from './work-on.js';
import { YourKeys } from './your-keys.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
  readonly viewer: ViewerMapping;
  /** What is pressed on. */
  readonly kind: InputKind;
  readonly recorded: Recorded;
  readonly onBegin: () => void;
}

/** Numbers of the run, speed, what to work on, and how one stands. */
export function LessonSide({ session, nameOf, viewer, kind, recorded, onBegin }: Props) {
  const { strictness } = useStore(session.view);
  return (
    <aside className={styles.side} aria-label={t('howItGoes')}>
      <section className={styles.panel}>
        {strictness === 'timed' ? <RunNumbers session={session} /> : <Progress session={session} />}
        <Speeds session={session} />
      </section>
      <RunPresses session={session} viewer={viewer} />
      {kind === 'keyboard' && <YourKeys actions={session.combo.actions} viewer={viewer} />}
      {strictness !== 'timed' && <Due recorded={recorded} />}
      {strictness === 'timed' && (
        <>
          <WorkOn session={session} nameOf={nameOf} onBegin={onBegin} />
          <section className={styles.panel}>
            <SectionPicker session={session} nameOf={nameOf} />
          </section>
          <Standing comboId={session.combo._id} recorded={recorded} />
        </>
      )}
    </aside>
  );
}

/** How far a waiting lesson is. */
function Progress({ session }: Pick<Props, 'session'>) {
  const { wait } = useStore(session.view);
  const view = useStore(wait?.view);
  return (
    <div className={styles.row}>
      <h2>{t('thisRun')}</h2>
      <span className={styles.count}>
        {view === null ? t('notBegun') : t('countOfTotal', { count: view.done, total: view.of })}
      </span>
    </div>
  );
}

function Speeds({ session }: Pick<Props, 'session'>) {
  useStore(session.view);
  return (
    <div className={styles.speed} role="group" aria-label={t('speed')}>
      <div className={styles.row}>
        <span>{t('speed')}</span>
        <span className={styles.count}>{speedSign(session.rate)}</span>
      </div>
      <div className={styles.ladder}>
        {LADDER.map((rate, rung) => (
          <button
            key={rate}
            type="button"
            aria-pressed={rung === session.rung}
            onClick={() => {
              session.setRung(rung);
            }}
          >
            {speedSign(rate)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What the last run says, with the weakest actions to loop. */
function WorkOn({ session, nameOf, onBegin }: Pick<Props, 'session' | 'nameOf' | 'onBegin'>) {
  const { finished, section, loops } = useStore(session.view);
  const loop = finished === null ? null : loopOf(finished.judgement);
  if (finished === null && section === null) return null;
  return (
    <section className={styles.panel}>
      <h2>{t('workOn')}</h2>
      {finished !== null && (
        <p className={styles.advice}>{adviceWords(adviceOf(finished.judgement, nameOf), nameOf)}</p>
      )}
      {loop !== null && section === null && (
        <Button
          onClick={() => {
            session.setSection(loop, true);
            onBegin();
          }}
        >
          <Repeat className="icon" aria-hidden />
          {t('loopFramesTo', { from: loop[0], to: loop[1] })}
        </Button>
      )}
      {section !== null && (
        <>
          <p className={styles.advice}>
            {t(loops ? 'loopingFrames' : 'practisingFrames', { from: section[0], to: section[1] })}
          </p>
          <Button
            onClick={() => {
              session.setSection(null);
            }}
          >
            {t('practiseEverythingAgain')}
          </Button>
        </>
      )}
    </section>
  );
}
