const HOME = '/results';

/** Where to go after signing in: the page that sent people here, when it is one of ours; else the results. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next?.startsWith('/') !== true) return HOME;
  try {
    const base = 'http://here.invalid';
    const { origin, pathname, search: query, hash } = new URL(next, base);
    const ours =
      origin === base &&
      !pathname.startsWith('//') &&
      !/^\/(authenticate|forgot-password|reset-password)\b/.test(pathname);
    return ours ? pathname + query + hash : HOME;
  } catch {
    return HOME;
  }
}
