import { useState, type ReactNode } from 'react';

interface Props {
  /** Null where there is none. */
  readonly src: string | null;
  readonly className?: string | undefined;
  /** Not before it is near the window. */
  readonly lazy?: boolean;
  /** Stands where there is none, or none that can be loaded. */
  readonly instead?: ReactNode;
}

/** A picture that says no more than the words beside it; never the browser's sign of a broken one. */
export function Picture({ src, className, lazy = false, instead = null }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return instead;
  return (
    <img
      className={className}
      src={src}
      alt=""
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => {
        setBroken(src);
      }}
    />
  );
}
