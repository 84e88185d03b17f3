import { useEffect, useState } from 'react';
import { sectionAnchor, type ContentsLine } from './contents.js';

/** A heading counts as reached when it is this far down at most, in px. */
const REACHED = 140;

/** The line of contents whose part is being read; null above the first. */
export function useCurrentSection(lines: readonly ContentsLine[]): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const reached = lines.findLast(({ sectionId }) => {
        const heading = document.getElementById(sectionAnchor(sectionId));
        return heading !== null && heading.getBoundingClientRect().top <= REACHED;
      });
      setCurrent(reached?.sectionId ?? null);
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    plan();
    addEventListener('scroll', plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', plan);
    };
  }, [lines]);
  return current;
}
