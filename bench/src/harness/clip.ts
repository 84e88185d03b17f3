import { findFfmpeg, runFfmpeg } from '@combolab/preview-worker';

export interface ClipOptions {
  readonly seconds: number;
  /** Pixels, such as 1280x720. */
  readonly size: string;
  /** Bits per second of the video. */
  readonly bitRate: number;
}

/** A real H.264 clip at 60 pictures a second, noisy enough to need its bits. */
export async function makeClip(file: string, { seconds, size, bitRate }: ClipOptions): Promise<void> {
  const { ffmpeg } = await findFfmpeg();
  const rate = String(bitRate);
  const source = `testsrc2=size=${size}:rate=60:duration=${String(seconds)},noise=alls=40:allf=t`;
  await runFfmpeg(
    [
      ...['-f', 'lavfi', '-i', source, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
      ...['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate, file],
    ],
    { ffmpeg, durationSeconds: seconds, timeLimitMs: 120_000 },
  );
}
