/** What is said of an address in the head of its document, and whether there is anything at it. */
export interface PageHead {
  readonly status: 200 | 404;
  /** Elements in place of the document's title and description; null to leave these. */
  readonly tags: string | null;
  /** Paths of the pictures that the page shows first, so that they are on their way before its code has run. */
  readonly pictures: readonly string[];
}
/** A page that is described as the site. */
export const PLAIN: PageHead = { status: 200, tags: null, pictures: [] };
/** There is nothing at the address. */
export const NOTHING: PageHead = { status: 404, tags: null, pictures: [] };

/** The address of a document, as it was asked for. */
export interface AskedPage {
  /** Decoded by nobody. */
  readonly path: string;
  /** Without its `?`. */
  readonly query: string;
  /** Of who asks. */
  readonly ip: string;
}
