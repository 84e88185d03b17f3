/** What requests cost, as far as it can be told before anything is looked up. */
export type LoadClass = 'page' | 'read' | 'list' | 'write' | 'upload';

/** Health, files and pictures, and what is served as it lies there. */
const ALWAYS = /^\/(?:health|assets|socket\.io|api\/(?:emblems|files|docs))(?:\/|$)|^\/(?!api\/)[^?]*\.\w{2,11}$/i;
const API = /^\/api(?:\/|$)/i;
/** Reads that put many things together for one answer. */
const LISTS =
  /^\/api\/(?:user\/(?:combos|favorites|follows)|users\/[^/]+\/(?:combos|profile)|guides\/(?:game|user|find)|get-comments|combos\/[^/]+\/comments|game\/combos|feeds)(?:\/|$)/i;
const UPLOADS = /^\/api\/(?:uploads(?:\/|$)|user\/picture$|guides\/[^/]+\/preview-image$)/i;
/** The clip of an upload, to be played. */
const CLIP = /^\/api\/uploads\/[^/]+\/[^/]+\/[^/]+$/i;
const ADD_COMBO = /^\/api\/add-combo$/i;

/**
 * @param path plain, without its query
 * @param isForm whether the body is a form with files
 * @returns null for what always passes
 */
export function loadClassOf(method: string, path: string, isForm: boolean): LoadClass | null {
  const reads = method === 'GET' || method === 'HEAD';
  if (method === 'OPTIONS' || ALWAYS.test(path) || (reads && CLIP.test(path))) return null;
  if (!API.test(path)) return 'page';
  if (reads) return LISTS.test(path) ? 'list' : 'read';
  return UPLOADS.test(path) || (isForm && ADD_COMBO.test(path)) ? 'upload' : 'write';
}
