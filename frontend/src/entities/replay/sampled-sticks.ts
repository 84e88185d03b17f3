import { encodeSticks, FULL, MAX_FRAME, NO_SAMPLE } from '@combolab/contracts';
import type { MeleePad } from './held-inputs.js';
import type { ReplayCombo } from './replay.js';

/** A byte for a part of the full way. Damaged files and old ones, which tell only of one trigger, may say any number. */
const byteOf = (way: number, least: number): number => (way >= least && way <= 1 ? Math.round(way * FULL) : NO_SAMPLE);

/** Where both sticks and triggers are on each frame, the first being frame 0; nothing for no frame, or more than a clip has. */
export function sampledSticks(pads: readonly MeleePad[]): Pick<ReplayCombo, 'sticks'> {
  if (pads.length === 0 || pads.length > MAX_FRAME + 1) return {};
  const bytes = pads.flatMap(({ known = true, stick, cStick, triggers }) => [
    ...[...stick, ...cStick].map((way) => (known ? byteOf(way, -1) : NO_SAMPLE)),
    ...triggers.map((way) => (known ? byteOf(way, 0) : NO_SAMPLE)),
  ]);
  return { sticks: encodeSticks({ from: 0, samples: Int8Array.from(bytes) }) };
}
