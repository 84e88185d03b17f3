import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../shared/lib/use-media-query.js';
import { Button } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './results-page.module.css';

const SHOWN_FROM_PX = 900;

/** Leads back to the search box once it is far away. */
export function TopButton() {
  const [far, setFar] = useState(false);
  const still = useReducedMotion();
  useEffect(() => {
    const onScroll = () => {
      setFar(scrollY > SHOWN_FROM_PX);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
    };
  }, []);
  if (!far) return null;
  return (
    <Button
      className={styles.top ?? ''}
      onClick={() => {
        scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <ArrowUp className="icon" aria-hidden />
      {t('top')}
    </Button>
  );
}
