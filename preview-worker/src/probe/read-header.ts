import { VideoRefusedError } from '../errors.js';
import { MAX_PIXELS, MAX_SECONDS, MAX_SIDE } from './video-facts.js';

interface RawStream {
  readonly index?: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly pix_fmt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly avg_frame_rate?: string;
  readonly color_transfer?: string;
  readonly duration?: string;
  readonly nb_frames?: string;
  readonly disposition?: { readonly attached_pic?: number };
  readonly tags?: Readonly<Record<string, string>>;
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

interface RawHeader {
  readonly streams?: readonly RawStream[];
  readonly format?: { readonly duration?: string; readonly start_time?: string };
}

/** What the file says about itself, before any picture is decoded. */
export interface VideoHeader {
  readonly videoStream: number;
  readonly codec: string;
  readonly pixelFormat: string;
  /** Transfer function by ffmpeg's name; null when the file does not say. */
  readonly transfer: string | null;
  readonly width: number;
  readonly height: number;
  readonly fps: number | null;
  /** Seconds; null when the file does not say. */
  readonly declaredSeconds: number | null;
  readonly declaredFrames: number | null;
  readonly startSeconds: number;
  /** Of all tracks; 0 when the file does not say. */
  readonly fileSeconds: number;
  readonly audio: { readonly stream: number; readonly codec: string } | null;
}

/** How much a file may say that it holds. */
export interface HeaderLimits {
  readonly seconds: number;
  /** Of all pictures together. */
  readonly pixels: number;
}
const CLIP_LIMITS: HeaderLimits = { seconds: MAX_SECONDS, pixels: MAX_PIXELS };

const CODECS = new Set(['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4']);

/**
 * Reads ffprobe's JSON and refuses what can be refused by it.
 * @throws VideoRefusedError
 */
export function readHeader(json: string, limits: HeaderLimits = CLIP_LIMITS): VideoHeader {
  const { streams = [], format = {} } = JSON.parse(json) as RawHeader;
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1);
  if (!video) throw new VideoRefusedError('no-video-track', 'This file has no video track. Choose a video.');
  const codec = video.codec_name ?? 'unknown';
  if (!CODECS.has(codec)) throw unsupportedCodec(codec);
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  const hasSound = audio !== undefined;
  const ownSeconds = seconds(video.duration) ?? clockSeconds(video.tags?.['DURATION']);
  const header = {
    videoStream: video.index ?? 0,
    codec,
    pixelFormat: video.pix_fmt ?? 'unknown',
    transfer: video.color_transfer ?? null,
    ...shownSize(video),
    fps: ratio(video.avg_frame_rate),
    declaredSeconds: ownSeconds ?? (hasSound ? null : seconds(format.duration)),
    declaredFrames: video.nb_frames === undefined ? null : Number(video.nb_frames),
    startSeconds: seconds(format.start_time) ?? 0,
    fileSeconds: seconds(format.duration) ?? 0,
    audio: audio ? { stream: audio.index ?? 0, codec: audio.codec_name ?? 'unknown' } : null,
  };
  const stored = { width: video.width ?? 0, height: video.height ?? 0 };
  // what is stored costs memory to decode, whatever shape it is shown in
  refuseSize(stored);
  refuseSize(header);
  const declaredSeconds = ownSeconds ?? seconds(format.duration) ?? 0;
  refuseLength(declaredSeconds, limits);
  refuseWork({ ...header, ...stored }, declaredSeconds, limits);
  return header;
}

/** The refusal of a track that no decoder of ours is to look at. @param codec ffmpeg's name */
export function unsupportedCodec(codec: string): VideoRefusedError {
  return new VideoRefusedError(
    'unsupported-codec',
    `Videos of the kind ${codec} are not supported. Export the clip as H.264 in an MP4 file.`,
  );
}

/**
 * Before a picture is decoded: what a clip says it holds costs its decoder this much. A file that says nothing is stopped by the
 * time it takes.
 */
function refuseWork(
  { width, height, fps, declaredFrames }: VideoHeader,
  declaredSeconds: number,
  limits: HeaderLimits,
): void {
  const pictures = declaredFrames ?? (fps ?? 0) * declaredSeconds;
  if (pictures * width * height <= limits.pixels) return;
  throw new VideoRefusedError(
    'too-slow',
    'This video is too costly to read. Export it again as H.264 at 60 pictures a second.',
  );
}

function refuseSize({ width, height }: { width: number; height: number }): void {
  if (!(width > 0 && height > 0)) throw new VideoRefusedError('no-pictures', 'This video has no pictures in it.');
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new VideoRefusedError(
      'too-large',
      `The picture is ${String(width)} x ${String(height)}; at most ${String(MAX_SIDE)} pixels a side are possible.`,
    );
  }
}

function refuseLength(declaredSeconds: number, { seconds: most }: HeaderLimits): void {
  if (declaredSeconds > most + 1) throw tooLong(declaredSeconds, most);
}

/** The refusal of a clip that is too long. */
export function tooLong(durationSeconds: number, most = MAX_SECONDS): VideoRefusedError {
  return new VideoRefusedError(
    'too-long',
    `The clip is ${durationSeconds.toFixed(1)} seconds long; at most ${String(most)} are possible. Cut it to the combo.`,
  );
}

function shownSize(video: RawStream): { width: number; height: number } {
  const pixel = ratio(video.sample_aspect_ratio?.replace(':', '/')) ?? 1;
  const width = Math.round((video.width ?? 0) * pixel);
  const height = video.height ?? 0;
  const turn =
    video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? Number(video.tags?.['rotate'] ?? 0);
  return Math.abs(turn) % 180 === 90 ? { width: height, height: width } : { width, height };
}

function seconds(text: string | undefined): number | null {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : null;
}

/** `00:00:02.500` as seconds. */
function clockSeconds(text: string | undefined): number | null {
  const [hours, minutes, rest] = (text ?? '').split(':').map(Number);
  return hours === undefined || minutes === undefined || rest === undefined ? null : hours * 3600 + minutes * 60 + rest;
}

function ratio(text: string | undefined): number | null {
  const [above = NaN, below = 1] = (text ?? '').split('/').map(Number);
  const value = above / below;
  return Number.isFinite(value) && value > 0 ? value : null;
}
