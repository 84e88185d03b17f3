import { type ReactNode } from 'react';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { moveTitle } from '../../../shared/terms/moves.js';
import { fightersWords, gameTime, movesWords } from '../../../entities/replay/replay-words.js';
import type { ListedCombo } from '../list/listed-combo.js';
import { scoreWords } from '../list/score.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import styles from './opened-combo.module.css';
import { useScene } from './use-scene.js';
import { t } from '../texts.js';

const DrawnReplay = lazyPart(() => import('../../../entities/drawn-replay/drawn-replay.js'), 'DrawnReplay');

/** All that a replay tells of one combo: each move on its frame, where its points come from, and its game. */
export function OpenedCombo({ listed, children }: { readonly listed: ListedCombo; readonly children?: ReactNode }) {
  const { combo, score, replay, file } = listed;
  const notes = [
    t('atOfTheGame', { tag: combo.tag, time: gameTime(combo.start) }),
    t('framesOfFile', { start: combo.start, end: combo.end, file: file.name }),
    ...(replay.pal ? [t('europeanVersionOfTheGame')] : []),
    ...(replay.complete ? [] : [t('theFileEndsInThe')]),
  ];
  return (
    <div className={styles.opened}>
      <Picture listed={listed} />
      <div className={styles.told}>
        <table className={styles.moves}>
          <thead>
            <tr>
              <th scope="col">{t('move')}</th>
              <th scope="col">{t('begins')}</th>
              <th scope="col">{t('hits')}</th>
              <th scope="col">{t('at')}</th>
              <th scope="col">{t('damageTitle')}</th>
            </tr>
          </thead>
          <tbody>
            {combo.moves.map(({ move, begins, hits, percent, damage }, index) => (
              <tr key={index}>
                <th scope="row">{move === null ? t('anotherHit') : moveTitle(move)}</th>
                {/* frames of the combo, whose first hit is on 0 */}
                <td className="mono">{begins - combo.start}</td>
                <td className="mono">{hits - combo.start}</td>
                <td className="mono">{percent.toFixed(1)}%</td>
                <td className="mono">{damage.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.notes}>
          <p>{scoreWords(score)}</p>
          <p>{notes.join(', ')}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The combo, drawn out of its replay. */
function Picture({ listed }: { readonly listed: ListedCombo }) {
  const scene = useScene(listed);
  const { combo } = listed;
  if (scene.phase === 'refused')
    return (
      <p role="alert" className={styles.problem}>
        {scene.why}
      </p>
    );
  const waiting = (
    <div role="status" aria-label={t('readingTheReplay')} className={styles.waiting}>
      <Skeleton height="100%" radius="10px" />
    </div>
  );
  if (scene.phase === 'reading') return waiting;
  return <DrawnReplay fallback={waiting} scene={scene.scene} label={`${fightersWords(combo)}: ${movesWords(combo)}`} />;
}
