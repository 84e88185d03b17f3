export interface FeedEntry {
  readonly title: string;
  /** Where people see it; also its id. */
  readonly address: string;
  readonly author: string;
  /** ISO 8601 UTC. */
  readonly published: string;
  readonly summary: string;
  readonly categories: readonly string[];
}

export interface Feed {
  readonly title: string;
  /** Address of the feed itself; also its id. */
  readonly self: string;
  /** Where people see the same. */
  readonly address: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What XML 1.0 has no way to write, beside lone surrogates, which are never stored. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in XML, in content and attributes. */
const xml = (text: string): string => text.replace(UNWRITABLE, '').replace(/[<>&"']/g, (sign) => escapes[sign] ?? sign);

const element = (name: string, content: string): string => `<${name}>${xml(content)}</${name}>`;

const entry = ({ title, address, author, published, summary, categories }: FeedEntry): string =>
  [
    '<entry>',
    element('title', title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    element('published', published),
    element('updated', published),
    `<author>${element('name', author)}</author>`,
    ...categories.map((term) => `<category term="${xml(term)}"/>`),
    element('summary', summary),
    '</entry>',
  ].join('\n');

const NEVER = new Date(0).toISOString();

/** An Atom 1.0 feed (RFC 4287). */
export const atomFeed = ({ title, self, address, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('title', title),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    element('updated', entries[0]?.published ?? NEVER),
    ...entries.map(entry),
    '</feed>',
    '',
  ].join('\n');
