/** One page as search engines are told of it (sitemaps.org/protocol.html). */
export interface MappedPage {
  /** Whole address. */
  readonly address: string;
  /** ISO 8601; null where nobody knows. */
  readonly changedAt: string | null;
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string): string => text.replace(/[<>&"']/g, (sign) => escapes[sign] ?? sign);

function written(outer: string, inner: string, pages: readonly MappedPage[]): string {
  const lines = pages.map(({ address, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${xml(changedAt)}</lastmod>`;
    return `<${inner}><loc>${xml(address)}</loc>${changed}</${inner}>`;
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${outer} xmlns="${XMLNS}">`, ...lines, `</${outer}>`, ''].join(
    '\n',
  );
}

/** A site map of pages; the protocol takes at most 50,000. */
export const siteMapOf = (pages: readonly MappedPage[]): string => written('urlset', 'url', pages);
/** A list of site maps. */
export const siteMapIndexOf = (maps: readonly MappedPage[]): string => written('sitemapindex', 'sitemap', maps);
