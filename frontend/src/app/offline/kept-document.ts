/** Path at which the document that is kept is fetched; it says nothing of any page or person. */
export const DOCUMENT = '/what-can-i-do';

const NOT_PAGES = /^\/(api|socket\.io|health|metrics|assets|embed)(\/|$)/;

/** Whether the page itself stands at a path, rather than data, a file or what other sites frame. */
export const isPage = (pathname: string): boolean => !NOT_PAGES.test(pathname);

const POLICY = 'content-security-policy';
const NONCE = /'nonce-([\w-]+)'/;

/**
 * A kept document, marked as one, under the policy it came with; with a nonce of its own each time, as the server gives it.
 */
export async function asKept(document: Response): Promise<Response> {
  const policy = document.headers.get(POLICY) ?? '';
  const marked = (await document.text()).replace('<html', '<html data-kept');
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined) return new Response(marked, { headers: document.headers });
  const fresh = crypto.randomUUID();
  const headers = new Headers(document.headers);
  headers.set(POLICY, policy.replaceAll(nonce, fresh));
  return new Response(marked.replaceAll(nonce, fresh), { headers });
}
