import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { WITHOUT_METADATA } from '../plan/preview-arguments.js';
import { CLIP_HEIGHT, CLIP_WIDTH } from './draw-order.js';

/** Arguments of the ffmpeg run that makes a clip of pictures that come as RGBA: flat shapes need few bits, steps stay quick. */
export const drawnArguments = (target: string): string[] => [
  ...['-hide_banner', '-y', '-v', 'error', '-nostats'],
  ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${String(CLIP_WIDTH)}x${String(CLIP_HEIGHT)}`],
  ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0', '-an'],
  ...['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '19'],
  ...['-maxrate', '2500000', '-bufsize', '2500000', '-g', '30', '-bf', '0', '-threads', '2'],
  ...[...WITHOUT_METADATA, '-movflags', '+faststart', '-f', 'mp4', target],
];
