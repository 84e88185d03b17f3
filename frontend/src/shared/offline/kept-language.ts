/** Where the script of the spoken language is kept for use without a connection; English is in the pages themselves. */
const CACHE = 'language';
const SCRIPT = /^\/assets\/language-[a-z]{2,3}-[\w-]{8}\.js$/;

/** Whether a path is the script of a language. */
export const isLanguage = (pathname: string): boolean => SCRIPT.test(pathname);

/** The script as it is kept, or from the network. Its name changes with what is in it. */
export async function languageFile(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

/** Keeps the language that the page speaks, and no other. @throws where there is no room for it */
export async function keepLanguage(): Promise<void> {
  const cache = await caches.open(CACHE);
  const scripts = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => src !== '' && isLanguage(new URL(src).pathname));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !scripts.includes(url)).map((request) => cache.delete(request)));
  const missing = scripts.filter((src) => !kept.some(({ url }) => url === src));
  await cache.addAll(missing);
}
