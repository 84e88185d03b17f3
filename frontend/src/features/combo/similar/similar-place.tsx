import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { useInView } from '../../../shared/lib/use-in-view.js';

const SimilarCombos = lazy(async () => ({ default: (await import('./similar-combos.js')).SimilarCombos }));

/** Where similar combos stand; they are asked for when one comes near. */
export function SimilarPlace({
  className,
  ...props
}: ComponentProps<typeof SimilarCombos> & { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '400px 0px');
  const [wanted, setWanted] = useState(false);
  if (near && !wanted) setWanted(true);
  return (
    <div ref={place} className={className}>
      {wanted && (
        <Suspense>
          <SimilarCombos {...props} />
        </Suspense>
      )}
    </div>
  );
}
