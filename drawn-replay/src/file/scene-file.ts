import type { ReplayScene } from '../scene/replay-scene.js';

/**
 * A scene on its way to a server that draws it: a file of ISO/IEC 14496-12 of a brand of its own, whose media data is the scene
 * as JSON. So whatever takes videos takes it, and whatever plays them finds no pictures in it.
 */
export const SCENE_BRAND = 'cbsc';
/** Of the file: what a server of another one cannot read is refused in words. */
export const SCENE_VERSION = 1;
/** Bytes at the start by which such a file is known. */
export const SCENE_START_BYTES = 12;

/** Size, `ftyp`, brand, version. */
const FILE_TYPE_BYTES = 16;
const BOX_HEAD_BYTES = 8;

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The file of a scene. */
export function sceneFileOf(scene: ReplayScene): Uint8Array<ArrayBuffer> {
  const json = letters(JSON.stringify(scene));
  const bytes = new Uint8Array(FILE_TYPE_BYTES + BOX_HEAD_BYTES + json.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, FILE_TYPE_BYTES);
  bytes.set(letters(`ftyp${SCENE_BRAND}`), 4);
  view.setUint32(12, SCENE_VERSION);
  view.setUint32(FILE_TYPE_BYTES, BOX_HEAD_BYTES + json.length);
  bytes.set(letters('mdat'), FILE_TYPE_BYTES + 4);
  bytes.set(json, FILE_TYPE_BYTES + BOX_HEAD_BYTES);
  return bytes;
}

/** Whether a file is one of a scene. @param start its first {@link SCENE_START_BYTES} */
export const isSceneFile = (start: Uint8Array): boolean =>
  start.length >= SCENE_START_BYTES && new TextDecoder().decode(start.subarray(4, 12)) === `ftyp${SCENE_BRAND}`;

/** What is in such a file, unread; null for one that is cut, or of another version. */
export function sceneTextOf(bytes: Uint8Array): string | null {
  if (!isSceneFile(bytes) || bytes.length < FILE_TYPE_BYTES + BOX_HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole = view.getUint32(FILE_TYPE_BYTES) === bytes.length - FILE_TYPE_BYTES;
  if (!isWhole || view.getUint32(12) !== SCENE_VERSION) return null;
  return new TextDecoder().decode(bytes.subarray(FILE_TYPE_BYTES + BOX_HEAD_BYTES));
}
