import { useMemo } from 'react';
import { cardEndpoint } from '../../shared/combos/card-api.js';
import { laneKey } from '../../shared/lanes/lane-key.js';
import lanes from '../../shared/lanes/lanes.module.css';
import ruler from '../../shared/lanes/ruler.module.css';
import { cx } from '../../shared/lib/cx.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useWholeWindow } from '../../shared/lib/use-whole-window.js';
import { useSharedSelector } from '../../shared/state.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './combo-page.module.css';
import line from './head/combo-line.module.css';
import { useInstrument, usePocket } from './instrument.js';
import { theatre } from './player/player-prefs.js';
import player from './player/player.module.css';
import stage from './player/stage.module.css';
import transport from './player/transport.module.css';

/** Lanes of a usual combo. */
const LANES = 4;

/** So many presses fill a phone. */
const ROWS = [0, 1, 2, 3, 4] as const;

/** How many lanes the combo has, as far as its card among others tells. */
function useLanes(comboId: string): number {
  const select = useMemo(() => cardEndpoint.select(comboId), [comboId]);
  const strip = useSharedSelector((state) => select(state).data?.strip);
  return strip === undefined ? LANES : new Set(strip.map(([type]) => laneKey(type))).size;
}

/** The page's shape while the combo is on its way: its line, clip, transport, ruler and lanes, in the sizes of what comes. */
export function ComboSkeleton({ comboId }: { readonly comboId: string }) {
  const count = useLanes(comboId);
  const wide = useChoice(theatre);
  const pocket = usePocket();
  const instrument = useInstrument();
  useWholeWindow(pocket || (instrument && !wide));
  return (
    <div className={styles.page} data-theatre={wide} style={{ '--lanes': count }} aria-hidden>
      <Head />
      <div className={styles.clip}>
        <div className={player.player} data-theatre={wide}>
          <div className={stage.stage} />
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
      <div className={styles.rail}>
        <div className={styles.ghostRail}>
          <div className={styles.ghostTabs}>
            <Skeleton height="14px" width="5rem" />
            <Skeleton height="14px" width="4rem" />
            <Skeleton height="14px" width="6rem" />
          </div>
          {ROWS.map((row) => (
            <div key={row} className={styles.ghostRow}>
              <Skeleton height="14px" width="1.5rem" />
              <Skeleton height="22px" width="22px" />
              <Skeleton height="14px" width={`${String(28 + ((row * 23) % 31))}%`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const Head = () => (
  <header className={line.line}>
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
