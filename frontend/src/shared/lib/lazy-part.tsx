import { useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';

interface Waiting {
  /** Stands in its place until its code is there. */
  readonly fallback?: ReactNode;
}

interface Fetched {
  /** Fetches its code for when it will be shown; that it does not come is found out then. */
  readonly prefetch: () => void;
}

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;

/**
 * A component whose code is fetched when it is first shown, and which is drawn as soon as that is there. `React.lazy` is not: whatever takes the
 * place of a fallback is held back until 300 ms after that was drawn (`FALLBACK_THROTTLE_MS` of React 19), however soon it came.
 * @param load its module; what it throws is for the boundary around, and the next that is shown asks again
 * @param name of the component in its module
 */
export function lazyPart<N extends string, M extends Readonly<Record<N, FunctionComponent<never>>>>(
  load: () => Promise<M>,
  name: N,
): FunctionComponent<PropsOf<M[N]> & Waiting> & Fetched {
  let Code: FunctionComponent<object> | null = null;
  const fetchCode = async (): Promise<void> => {
    // props are handed on as they came
    Code ??= ((await load()) as Readonly<Record<N, unknown>>)[name] as FunctionComponent<unknown>;
  };
  function LazyPart({ fallback = null, ...props }: Waiting) {
    const [, setThere] = useState(Code !== null);
    const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
    useLayoutEffect(() => {
      if (Code !== null) return;
      fetchCode().then(
        () => {
          setThere(true);
        },
        (error: unknown) => {
          setFailed({ error });
        },
      );
    }, []);
    if (failed !== null) throw failed.error;
    return Code === null ? fallback : <Code {...props} />;
  }
  const prefetch = (): void => {
    fetchCode().catch(() => undefined);
  };
  return Object.assign(LazyPart, { prefetch });
}
