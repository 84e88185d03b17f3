import { atom, type WritableAtom } from 'nanostores';

/** The frame of a clip. It tells of every frame, also of one that is shown once more. */
export function frameStore(): WritableAtom<number> {
  const frame = atom(0);
  frame.eq = () => false;
  return frame;
}
