import { useEffect, useState } from 'react';
import { canConvert } from '../../../../shared/convert/can-convert.js';
import type { TrimPlan, TrimSource } from './trim-plan.js';

/** Whether the new file will lack the sound that the old one has; false until that is known. */
export function useSoundLeftOut(file: File, plan: TrimPlan, source: TrimSource): boolean {
  const [leftOut, setLeftOut] = useState(false);
  const { height } = plan;
  useEffect(() => {
    if (!canConvert()) return undefined;
    let gone = false;
    const look = async () => {
      const { soundOfPart } = await import('./sound-of-part.js');
      // which part is kept changes nothing of it
      const fate = await soundOfPart(file, { from: 0, to: source.frames, height }, source);
      if (!gone) setLeftOut(fate === 'left out');
    };
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file, height, source]);
  return leftOut;
}
