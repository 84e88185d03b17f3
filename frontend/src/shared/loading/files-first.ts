/** A file of the page could not be fetched; it may be asked for again. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
  constructor(href: string, options?: ErrorOptions) {
    super(`A file of the page could not be fetched: ${href}`, options);
  }
}

/** A server that is started anew is away for a moment: how often a file is asked for again, and after how long, in ms. */
const AGAIN = 3;
const AGAIN_MS = 1000;

/** Files that are here, or are being fetched, by address. */
const files = new Map<string, Promise<void>>();

/** False until the first page stands. */
let begun = false;
/** The first page stands at the latest so long after its code came, in ms. */
const STANDS_MS = 2000;

/** From now on there is a page that can go on when code of it does not come. */
export function firstPageStands(): void {
  begun = true;
}

/** Its whole body is here, too, where it is what was asked for. */
async function answerOf(href: string): Promise<Response> {
  for (let tries = AGAIN; ; tries--) {
    try {
      const answer = await fetch(href);
      if (answer.ok) await answer.blob();
      return answer;
    } catch (error) {
      if (tries === 0 || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Into the browser's cache, out of which the import takes it: files are named after what is in them. */
async function fetchToCache(href: string): Promise<void> {
  const answer = await answerOf(href);
  if (!answer.ok) throw new Error(`answered ${String(answer.status)}`);
}

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  return link;
}

function linkStyles(href: string): Promise<void> {
  const link = linkTo(href, 'stylesheet');
  return new Promise((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error('no styles came'));
    };
    document.head.append(link);
  });
}

/** A link does not say why nothing came, and is not asked again by itself. */
async function applyStyles(href: string): Promise<void> {
  try {
    await linkStyles(href);
  } catch {
    await fetchToCache(href);
    await linkStyles(href);
  }
}

const isStyle = (href: string): boolean => href.endsWith('.css');

async function fetchFile(href: string): Promise<void> {
  try {
    await (isStyle(href) ? applyStyles(href) : fetchToCache(href));
  } catch (cause) {
    files.delete(href);
    throw new MissingFileError(href, { cause });
  }
}

function fileAt(href: string): Promise<void> {
  const coming = files.get(href) ?? fetchFile(href);
  files.set(href, coming);
  return coming;
}

/** The browser fetches modules while it imports them, which is quicker; without them there is no page that could go on. */
async function importAtOnce<M>(load: () => Promise<M>, hrefs: readonly string[]): Promise<M> {
  const scripts = hrefs.filter((href) => !isStyle(href));
  document.head.append(...scripts.map((href) => linkTo(href, 'modulepreload')));
  await Promise.all(hrefs.filter(isStyle).map(fileAt));
  const module = await load();
  for (const href of scripts) files.set(href, Promise.resolve());
  return module;
}

/** What the document itself brought: its scripts and what they need, and styles. */
const brought = (): string[] =>
  [...document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], script[src]')].map((each) =>
    each instanceof HTMLLinkElement ? each.href : (each as HTMLScriptElement).src,
  );

/**
 * Imports a module once all files it needs are here. A browser that could not fetch one of them for an import remembers
 * that until the page is loaded anew (https://github.com/whatwg/html/issues/6768), and so does every import that needs the
 * same file; a preload by a link is remembered in the same way. What is fetched before can be asked for again once the
 * connection is back. The first page is imported at once: it comes right after its document. The build has each `import()`
 * call this (`vite.files-first.ts`).
 * @param load the import
 * @param paths the module's own file and those it needs, scripts and styles, below the site's root
 * @throws MissingFileError
 */
export async function withFiles<M>(load: () => Promise<M>, paths: readonly string[] = []): Promise<M> {
  const hrefs = paths.map((path) => new URL(path, `${location.origin}/`).href);
  if (files.size === 0) for (const href of brought()) files.set(href, Promise.resolve());
  if (!begun) {
    const module = await importAtOnce(
      load,
      hrefs.filter((href) => !files.has(href)),
    );
    setTimeout(firstPageStands, STANDS_MS);
    return module;
  }
  await Promise.all(hrefs.map(fileAt));
  return load();
}
