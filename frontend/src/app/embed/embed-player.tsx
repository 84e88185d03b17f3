import { useEffect, useMemo } from 'react';
import type { Combo } from '@combolab/contracts';
import { ClockProvider } from '../../shared/clip/clock-provider.js';
import { soundCommands } from '../../shared/clip/sound/sound-commands.js';
import { SoundControl } from '../../shared/clip/sound/sound-control.js';
import { useNewClock } from '../../shared/clip/use-clock.js';
import { readPlayerLink } from '../../features/combo/player/player-link.js';
import { bestRendition } from '../../features/combo/player/rendition.js';
import { SeekBar } from '../../features/combo/player/seek-bar.js';
import { Stage } from '../../features/combo/player/stage.js';
import { usePlayerKeys } from '../../features/combo/player/use-player-keys.js';
import { ControllerView } from '../../shared/controller/controller-view.js';
import { embeddedViewer } from './embedded-viewer.js';
import { EmbedTransport } from './embed-transport.js';
import { t } from '../texts.js';
import styles from './embed.module.css';

/** The clip, the controller on it, and as few controls as do. */
export function EmbedPlayer({ combo }: { readonly combo: Combo }) {
  const clock = useNewClock(combo);
  const { sound = false } = combo;
  const link = useMemo(() => readPlayerLink(new URLSearchParams(location.search), clock.lastFrame), [clock]);
  const viewer = useMemo(() => embeddedViewer(combo.gameId, link.pad), [combo.gameId, link.pad]);
  const src = useMemo(() => bestRendition(combo, innerWidth * devicePixelRatio), [combo]);
  usePlayerKeys(clock, soundCommands(sound));
  useEffect(() => {
    document.title = t('pageTitle', { name: combo.name });
    if (link.rate !== null) clock.setRate(link.rate);
    if (link.range !== null) clock.setLoopRange(link.range.start, link.range.end);
    if (link.frame !== null) clock.seek(link.frame);
  }, [combo.name, clock, link]);
  const breakpoints = combo.actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
  if (src === null)
    return (
      <main className={styles.page}>
        <p className={styles.notice}>{t('thisClipIsStillBeing')}</p>
      </main>
    );
  return (
    <ClockProvider clock={clock}>
      <main className={styles.page} aria-label={combo.name}>
        <div className={styles.stage}>
          <Stage src={src} poster={combo.thumbnail} sound={sound}>
            <a className={styles.name} href={`/combo/${combo._id}`} target="_blank" rel="noopener">
              {combo.name}
              <span className="visuallyHidden"> {t('onCombolabInANew')}</span>
            </a>
            {combo.actions.length > 0 && (
              <div className={styles.controller}>
                <ControllerView actions={combo.actions} sticks={combo.sticks} viewer={viewer} spoken />
              </div>
            )}
          </Stage>
        </div>
        <div className={styles.bar}>
          <div className={styles.controls}>
            <EmbedTransport />
            {sound && <SoundControl small byKey />}
          </div>
          <SeekBar breakpoints={breakpoints} sheet={combo.scrub} />
        </div>
      </main>
    </ClockProvider>
  );
}
