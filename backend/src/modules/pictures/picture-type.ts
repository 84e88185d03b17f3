export const PICTURE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const HEAD_BYTES = 32;

/** The type of picture that its first bytes tell of, whatever its name says; null when it is none of ours. */
export function pictureType(bytes: Buffer): PictureType | null {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return /^.{4}ftyp(?:avif|avis)/s.test(head) || /^.{4}ftypmif1.*avif/s.test(head) ? 'avif' : null;
}
