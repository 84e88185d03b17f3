import { useMemo } from 'react';
import type { ComboCard } from '@combolab/contracts';
import { cardEndpoint } from '../../shared/combos/card-api.js';
import { laneKey } from '../../shared/lanes/lane-key.js';
import lanes from '../../shared/lanes/lanes.module.css';
import ruler from '../../shared/lanes/ruler.module.css';
import { cx } from '../../shared/lib/cx.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useWholeWindow } from '../../shared/lib/use-whole-window.js';
import { useSharedSelector } from '../../shared/state.js';
import { ComboPicture } from '../../shared/combos/combo-picture.js';
import { GhostPad } from '../../shared/ui/ghost-pad.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './combo-page.module.css';
import { BackArrow } from './head/back-arrow.js';
import line from './head/combo-line.module.css';
import { useInstrument, usePocket } from './instrument.js';
import { theatre } from './player/player-prefs.js';
import player from './player/player.module.css';
import stage from './player/stage.module.css';
import transport from './player/transport.module.css';

/** Lanes of a usual combo. */
const LANES = 4;

/** What its card among others tells of the combo; undefined where there was none. */
function useListed(comboId: string): ComboCard | undefined {
  const select = useMemo(() => cardEndpoint.select(comboId), [comboId]);
  return useSharedSelector((state) => select(state).data);
}

const lanesOf = ({ strip }: Partial<Pick<ComboCard, 'strip'>>): number =>
  strip === undefined ? LANES : new Set(strip.map(([type]) => laneKey(type))).size;

/** The page's shape while the combo is on its way: its line, clip, transport, ruler and lanes, in the sizes of what comes. */
export function ComboSkeleton({ comboId }: { readonly comboId: string }) {
  const card = useListed(comboId);
  const count = lanesOf(card ?? {});
  const wide = useChoice(theatre);
  const pocket = usePocket();
  const instrument = useInstrument();
  useWholeWindow(pocket || (instrument && !wide));
  return (
    <div className={styles.page} data-theatre={wide} style={{ '--lanes': count }}>
      <Head />
      <div className={styles.clip} aria-hidden>
        <div className={player.player} data-theatre={wide}>
          <div className={cx(stage.stage, styles.ghostStage)}>
            {card !== undefined && <ComboPicture combo={card} />}
          </div>
          <div className={transport.transport}>
            <Skeleton height="20px" width="min(420px, 70%)" />
          </div>
          <div className={player.lanes}>
            <div className={lanes.scroller}>
              <div className={lanes.strip} data-viewer>
                <div className={ruler.ruler} />
                {Array.from({ length: count }, (_, n) => (
                  <div key={n} className={cx(lanes.lane, styles.ghostLane)}>
                    <Skeleton height="24px" width="24px" />
                    <Skeleton height="24px" width={`${String(28 + ((n * 37) % 45))}%`} />
                  </div>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={styles.rail} aria-hidden>
        <Rail />
      </div>
    </div>
  );
}

const Head = () => (
  <header className={line.line}>
    <BackArrow />
    <Skeleton height="26px" width="84px" />
    <div className={line.name}>
      <Skeleton height="20px" width="min(220px, 90%)" />
    </div>
    <div className={line.facts}>
      <Skeleton height="16px" width="160px" />
    </div>
    <div className={line.others}>
      <Skeleton height="36px" width="36px" />
    </div>
    <div className={line.bar}>
      <Skeleton height="36px" width="120px" />
      <Skeleton height="36px" width="130px" />
    </div>
  </header>
);

/** Tabs, the controller and the first of the inputs. */
const Rail = () => (
  <div className={styles.ghostRail}>
    <div className={styles.ghostTabs}>
      {['72px', '52px', '44px', '80px'].map((width) => (
        <Skeleton key={width} height="12px" width={width} />
      ))}
    </div>
    <GhostPad className={styles.ghostPad} />
    {Array.from({ length: LANES }, (_, n) => (
      <div key={n} className={styles.ghostInput}>
        <Skeleton height="22px" width="22px" />
        <Skeleton height="12px" width={`${String(24 + ((n * 17) % 30))}%`} />
      </div>
    ))}
  </div>
);
