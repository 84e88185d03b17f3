import { FRAMES_PER_SECOND } from '@combolab/contracts';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { elementVolume, soundOn, volume } from '../../../shared/clip/sound/sound-choices.js';
import type { HeardClip } from './heard-frames.js';

/** Frames that are heard of a clip that stands: one alone is a click. */
const HEARD_FRAMES = 4;
/** s over which the sound comes and goes, so that it does not crack. */
const FADE_S = 0.005;

/** Lets a stretch of a clip be heard, instead of the one before. */
export interface Scrubber {
  hear(fromS: number, lengthS: number, loudness: number): void;
  close(): void;
}

/** By WebAudio. */
export function openScrubber({ samples, sampleRate }: HeardClip): Scrubber {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  let stop = (): void => undefined;
  return {
    hear(fromS, lengthS, loudness) {
      stop();
      context.resume().catch(() => undefined);
      const [source, gain] = [context.createBufferSource(), context.createGain()];
      source.buffer = buffer;
      source.connect(gain).connect(context.destination);
      const now = context.currentTime;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(loudness, now + FADE_S);
      gain.gain.setValueAtTime(loudness, now + Math.max(FADE_S, lengthS - FADE_S));
      gain.gain.linearRampToValueAtTime(0, now + lengthS);
      source.start(now, fromS, lengthS);
      stop = () => {
        source.stop();
        source.disconnect();
        gain.disconnect();
      };
    },
    close() {
      context.close().catch(() => undefined);
    },
  };
}

/**
 * Lets each frame that is stepped or dragged to be heard where sound is on, in a clip that stands. @returns ends it
 * @param open is called with the first frame that is to be heard
 */
export function followSteps(clock: FrameClock, open: () => Scrubber): () => void {
  let scrubber: Scrubber | null = null;
  let last = clock.frame;
  const stop = clock.onFrame((frame) => {
    const moved = frame !== last;
    last = frame;
    if (!moved || clock.state.playing || !soundOn.get() || volume.read() === 0) return;
    scrubber ??= open();
    scrubber.hear(frame / FRAMES_PER_SECOND, HEARD_FRAMES / FRAMES_PER_SECOND, elementVolume(volume.read()));
  });
  return () => {
    stop();
    scrubber?.close();
  };
}
