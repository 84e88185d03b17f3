import { useEffect, useState } from 'react';

/** Scrolled less than this counts as standing still. */
const SLACK_PX = 8;

/** On mobile the bar hides while scrolling down and shows again while scrolling up. */
export function useBarHidden(mobile: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!mobile) return;
    let last = scrollY;
    const onScroll = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < SLACK_PX) return;
      setHidden(moved > 0 && scrollY > 56);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      setHidden(false);
    };
  }, [mobile]);
  return mobile && hidden;
}
