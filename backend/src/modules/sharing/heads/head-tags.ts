const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
/** Text as it stands in HTML, in content and attributes. */
export const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? sign);

/** An element of Open Graph. */
export const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escaped(String(content))}" />`;
export const named = (name: string, content: string | number): string =>
  `<meta name="${name}" content="${escaped(String(content))}" />`;

export interface HeadPicture {
  /** Whole address. */
  readonly address: string;
  readonly alt: string;
  /** Pixels; null where nobody knows. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** What is said of a page to programs that read it without running it. */
export interface PageWords {
  /** What it is called, without the name of the site. */
  readonly title: string;
  /** At most 300 characters. */
  readonly text: string;
  /** The one address under which search engines should know it. */
  readonly address: string;
  /** Of Open Graph (ogp.me): `website`, `article`, `profile`, `video.other`. */
  readonly type: string;
  /** The first is shown where there is room for one. */
  readonly pictures: readonly HeadPicture[];
  /** What schema.org calls it, as JSON-LD; null for nothing. */
  readonly data: object | null;
  /** Search engines should not list it, though people may see it. */
  readonly unlisted?: boolean;
}

/** Longest text about a page, in characters. */
const LONGEST = 300;

/** A text on one line, cut to what previews show. */
export function oneLine(text: string): string {
  const signs = Array.from(text.replace(/\s+/g, ' ').trim());
  return signs.length <= LONGEST ? signs.join('') : `${signs.slice(0, LONGEST - 1).join('')}…`;
}

const pictureTags = ([first, ...others]: readonly HeadPicture[]): readonly string[] => {
  if (first === undefined) return [];
  const one = ({ address, alt, size }: HeadPicture): readonly string[] => [
    property('og:image', address),
    ...(size === null ? [] : [property('og:image:width', size.width), property('og:image:height', size.height)]),
    property('og:image:alt', alt),
  ];
  return [...[first, ...others].flatMap(one), named('twitter:image', first.address)];
};

/** No sign of it can end the element it stands in. */
const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * The elements of a document's head that say what it is: title, description, canonical address, Open Graph (ogp.me), Twitter
 * cards and JSON-LD (schema.org). What people wrote stands in them as text. @param more elements of this kind of page alone
 */
export function headTags(words: PageWords, more: readonly string[] = []): string {
  const { title, text, address, type, pictures, data, unlisted } = words;
  return [
    `<title>${escaped(title)} · ComboLab</title>`,
    named('description', text),
    ...(unlisted === true ? [named('robots', 'noindex')] : []),
    `<link rel="canonical" href="${escaped(address)}" />`,
    property('og:site_name', 'ComboLab'),
    property('og:type', type),
    property('og:url', address),
    property('og:title', title),
    property('og:description', text),
    named('twitter:title', title),
    named('twitter:description', text),
    ...pictureTags(pictures),
    ...more,
    ...(data === null ? [] : [jsonLd({ '@context': 'https://schema.org', ...data })]),
  ].join('\n    ');
}
