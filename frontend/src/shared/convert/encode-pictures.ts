import {
  BufferTarget,
  CanvasSource,
  Conversion,
  Output,
  Quality,
  type Input,
  type InputVideoTrack,
  type VideoSample,
} from 'mediabunny';
import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { ConvertRefused } from './convert-error.js';
import { formatOf, type EncodeWay } from './encode-way.js';
import { decodedPictures, gridPictures, timeOf, type GridPart } from './grid-pictures.js';
import { soundWay } from './sound-way.js';

/** How a new file is made of a part of an old one. */
export interface EncodePictures {
  readonly input: Input;
  /** The pictures of it. */
  readonly track: InputVideoTrack;
  readonly part: GridPart;
  readonly way: EncodeWay;
  /** Of the new pictures, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Bits a second of the pictures. */
  readonly bitrate: number;
  /** Draws a frame of the new file; 0 is its first. */
  readonly draw: (drawing: OffscreenCanvasRenderingContext2D, picture: VideoSample, frame: number) => void;
  readonly signal: AbortSignal;
  /** @param done 0 to 1 */
  readonly onProgress: (done: number) => void;
}

/** Steps between frames stay quick, in s. */
const KEY_FRAME_S = 1;

/**
 * Encodes each frame of a part at its sixtieth of a second, with the part's sound where this browser can keep it.
 * @throws ConvertRefused, or whatever aborted it
 */
export async function encodePictures(given: EncodePictures): Promise<ArrayBuffer> {
  const { input, track, part, way, width, height, bitrate, signal } = given;
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (drawing === null) throw new ConvertRefused('noDrawing');
  const first = await track.getFirstTimestamp();
  const target = new BufferTarget();
  const output = new Output({ format: formatOf(way), target });
  const quality = new Quality({ bitrate });
  const source = new CanvasSource(drawing.canvas, { codec: way.codec, quality, keyFrameInterval: KEY_FRAME_S });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  const sound = await Conversion.init({
    ...{ input, output, composable: true, tracks: 'primary' },
    trim: { start: timeOf(part.from, first), end: timeOf(part.from + part.frames, first) },
    video: { discard: true },
    audio: (await soundWay(input, way)).options,
  });
  const stop = () => void sound.cancel();
  signal.addEventListener('abort', stop, { once: true });
  const pictures = async () => {
    for await (const { frame, picture } of gridPictures(decodedPictures(track, part, first), part, first)) {
      signal.throwIfAborted();
      given.draw(drawing, picture, frame);
      await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      given.onProgress((frame + 1) / part.frames);
    }
    source.close();
  };
  try {
    signal.throwIfAborted();
    await output.start();
    await Promise.all([pictures(), sound.execute()]);
    signal.throwIfAborted();
    await output.finalize();
  } catch (error) {
    await sound.cancel();
    await output.cancel();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (target.buffer === null) throw new ConvertRefused('cameOutEmpty');
  return target.buffer;
}
