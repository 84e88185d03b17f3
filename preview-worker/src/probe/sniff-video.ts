/** `mp4` = MP4, MOV and kin (ISO base media); `webm` = WebM and Matroska. */
export type VideoContainer = 'mp4' | 'webm';

/** Bytes that {@link sniffVideo} wants to see. */
export const SNIFF_BYTES = 16;

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const QUICKTIME_ATOMS = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
const PICTURE_BRANDS = new Set([
  'heic',
  'heix',
  'heif',
  'hevc',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
  'crx ',
]);

const letters = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

/** Tells the container by its first bytes, whatever the file is called; null when it is no video file we take. */
export function sniffVideo(firstBytes: Uint8Array): VideoContainer | null {
  if (firstBytes.length < 8) return null;
  if (EBML.every((byte, i) => firstBytes[i] === byte)) return 'webm';
  const atom = letters(firstBytes, 4);
  if (atom === 'ftyp') return PICTURE_BRANDS.has(letters(firstBytes, 8)) ? null : 'mp4';
  return QUICKTIME_ATOMS.has(atom) ? 'mp4' : null;
}
