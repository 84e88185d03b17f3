import { comboSummary, type ComboCard } from '@combolab/contracts';
import { thumbnailSize, type Size } from './picture-size.js';

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? sign);

const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escaped(String(content))}" />`;
const named = (name: string, content: string | number): string =>
  `<meta name="${name}" content="${escaped(String(content))}" />`;

/** What a combo is, in one line: the summary, then what its author says, at most 300 characters. */
export function unfurlText(
  combo: Pick<ComboCard, 'gameId' | 'tags' | 'percentRange' | 'difficulty' | 'description'>,
): string {
  const text = [`${comboSummary(combo)}.`, combo.description.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ');
  const signs = Array.from(text);
  return signs.length <= 300 ? text : `${signs.slice(0, 299).join('')}…`;
}

/** Address of the page that plays a combo inside of other pages. */
export const embedAddress = (site: string, comboId: string): string => `${site}/embed/${comboId}`;

/** The frame another page puts in itself. */
export const playerFrame = (address: string, name: string, { width, height }: Size): string =>
  `<iframe src="${escaped(address)}" width="${String(width)}" height="${String(height)}" title="${escaped(name)}" ` +
  'style="border:0" allow="autoplay; fullscreen; gamepad" allowfullscreen loading="lazy"></iframe>';

const picture = (site: string, { thumbnail, renditions, name }: ComboCard): readonly string[] => {
  const [clip] = renditions;
  if (thumbnail === null) return [];
  const size = clip === undefined ? null : thumbnailSize(clip);
  return [
    property('og:image', `${site}${thumbnail}`),
    ...(size === null ? [] : [property('og:image:width', size.width), property('og:image:height', size.height)]),
    property('og:image:alt', `A picture of the combo ${name}`),
    named('twitter:image', `${site}${thumbnail}`),
  ];
};

/** The clip as chat programs play it: a file they can fetch by ranges, and a page for those that frame one. */
const clip = (site: string, { _id, renditions }: ComboCard): readonly string[] => {
  const [best] = [...renditions].sort((a, b) => b.width - a.width);
  if (best === undefined) return [named('twitter:card', 'summary_large_image')];
  const address = `${site}${best.src}`;
  return [
    property('og:video', address),
    ...(address.startsWith('https:') ? [property('og:video:secure_url', address)] : []),
    property('og:video:type', 'video/mp4'),
    property('og:video:width', best.width),
    property('og:video:height', best.height),
    named('twitter:card', 'player'),
    named('twitter:player', embedAddress(site, _id)),
    named('twitter:player:width', best.width),
    named('twitter:player:height', best.height),
  ];
};

/**
 * The elements of a document's head that tell other programs what a combo is: Open Graph (ogp.me), Twitter cards and the
 * address of its oEmbed answer. What people wrote stands in them as text.
 */
export function unfurlTags(site: string, combo: ComboCard): string {
  const address = `${site}/combo/${combo._id}`;
  const text = unfurlText(combo);
  return [
    `<title>${escaped(combo.name)} · ComboLab</title>`,
    named('description', text),
    `<link rel="canonical" href="${escaped(address)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escaped(`${site}/api/oembed?url=${encodeURIComponent(address)}`)}" title="${escaped(combo.name)}" />`,
    property('og:site_name', 'ComboLab'),
    property('og:type', 'video.other'),
    property('og:url', address),
    property('og:title', combo.name),
    property('og:description', text),
    named('twitter:title', combo.name),
    named('twitter:description', text),
    ...picture(site, combo),
    ...clip(site, combo),
  ].join('\n    ');
}
