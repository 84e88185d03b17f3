import type { TickSink } from './press-ticks.js';

const PITCH_HZ = 1800;
/** s until the tick has faded to a third, and until it is over. */
const FADE_S = 0.004;
const LENGTH_S = 0.03;
/** Quiet beside a clip at full volume. */
const LOUDNESS = 0.25;

/** A short wooden knock, of our own making. */
function knock(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.ceil(LENGTH_S * sampleRate), sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => {
    const time = i / sampleRate;
    samples[i] = LOUDNESS * Math.sin(2 * Math.PI * PITCH_HZ * time) * Math.exp(-time / FADE_S);
  });
  return buffer;
}

/** When something is to be started so that it is heard at a moment of the page's clock, in s of the context. */
function startOf(context: AudioContext, at: number): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  const heard = performanceTime > 0 ? contextTime + (at - performanceTime) / 1000 : 0;
  return Math.max(context.currentTime, heard);
}

/** Ticks by WebAudio; they go on being on time while the page is busy. */
export class AudioTicks implements TickSink {
  private readonly context = new AudioContext({ latencyHint: 'interactive' });
  private readonly sound = knock(this.context);

  wake(): void {
    // A page that nobody touched yet stays silent; the browser says so by refusing.
    this.context.resume().catch(() => undefined);
  }

  tick(at: number): () => void {
    const source = this.context.createBufferSource();
    source.buffer = this.sound;
    source.connect(this.context.destination);
    source.start(startOf(this.context, at));
    return () => {
      source.stop();
      source.disconnect();
    };
  }

  close(): void {
    this.context.close().catch(() => undefined);
  }
}
