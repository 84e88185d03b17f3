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

/** What the document itself brought, by address: its scripts, with what they need, and styles. */
const brought = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], script[src]')].map((each) =>
      each instanceof HTMLLinkElement ? each.href : (each as HTMLScriptElement).src,
    ),
  );

async function answerOf(href: string): Promise<Response> {
  for (let tries = AGAIN; ; tries--) {
    try {
      return await fetch(href);
    } catch (error) {
      if (tries === 0 || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Into the browser's cache, out of which the import takes it: files are named after what is in them. */
async function fetchScript(href: string): Promise<void> {
  const answer = await answerOf(href);
  if (!answer.ok) throw new Error(`answered ${String(answer.status)}`);
  await answer.arrayBuffer();
}

function applyStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
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

async function fetchFile(href: string): Promise<void> {
  try {
    await (href.endsWith('.css') ? applyStyles(href) : fetchScript(href));
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

/**
 * Imports a module once all files it needs are here. A browser that could not fetch one of them for an import remembers
 * that until the page is loaded anew (https://github.com/whatwg/html/issues/6768), and so does every import that needs the
 * same file; a preload by a link is remembered in the same way. What is fetched before can be asked for again once the
 * connection is back. The build has each `import()` call this (`vite.files-first.ts`).
 * @param load the import
 * @param paths the module's own file and those it needs, scripts and styles, below the site's root
 * @throws MissingFileError
 */
export async function withFiles<M>(load: () => Promise<M>, paths: readonly string[] = []): Promise<M> {
  const here = brought();
  const hrefs = paths.map((path) => new URL(path, `${location.origin}/`).href);
  await Promise.all(hrefs.filter((href) => files.has(href) || !here.has(href)).map(fileAt));
  return load();
}
