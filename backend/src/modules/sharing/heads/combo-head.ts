import { comboSummary, type ComboCard } from '@combolab/contracts';
import { thumbnailSize, type Size } from '../picture-size.js';
import { escaped, headTags, named, oneLine, property, type HeadPicture } from './head-tags.js';

/** Frames of a clip in a second. */
const FRAMES_PER_SECOND = 60;

/** What a combo is, in one line: the summary, then what its author says, at most 300 characters. */
export const comboText = (
  combo: Pick<ComboCard, 'gameId' | 'tags' | 'percentRange' | 'difficulty' | 'description'>,
): string => oneLine([`${comboSummary(combo)}.`, combo.description].join(' '));

/** Address of the page that plays a combo inside of other pages. */
export const embedAddress = (site: string, comboId: string): string => `${site}/embed/${comboId}`;

/** The frame another page puts in itself. */
export const playerFrame = (address: string, name: string, { width, height }: Size): string =>
  `<iframe src="${escaped(address)}" width="${String(width)}" height="${String(height)}" title="${escaped(name)}" ` +
  'style="border:0" allow="autoplay; fullscreen; gamepad" allowfullscreen loading="lazy"></iframe>';

/** The picture of a combo's clip; none until it is made. */
export function comboPictures(site: string, { thumbnail, renditions, name }: ComboCard): readonly HeadPicture[] {
  const [clip] = renditions;
  if (thumbnail === null) return [];
  const size = clip === undefined ? null : thumbnailSize(clip);
  return [{ address: `${site}${thumbnail}`, alt: `A picture of the combo ${name}`, size }];
}

const bestOf = ({ renditions }: ComboCard) => [...renditions].sort((a, b) => b.width - a.width)[0];

/** The clip as chat programs play it: a file they can fetch by ranges, and a page for those that frame one. */
function clipTags(site: string, combo: ComboCard): readonly string[] {
  const best = bestOf(combo);
  if (best === undefined) return [named('twitter:card', 'summary_large_image')];
  const address = `${site}${best.src}`;
  return [
    property('og:video', address),
    ...(address.startsWith('https:') ? [property('og:video:secure_url', address)] : []),
    property('og:video:type', 'video/mp4'),
    property('og:video:width', best.width),
    property('og:video:height', best.height),
    named('twitter:card', 'player'),
    named('twitter:player', embedAddress(site, combo._id)),
    named('twitter:player:width', best.width),
    named('twitter:player:height', best.height),
  ];
}

/** A length in ISO 8601: `PT4.5S`. @param frames of 1/60 s */
const lengthOf = (frames: number): string => `PT${String(Math.round((frames / FRAMES_PER_SECOND) * 100) / 100)}S`;

/** What search engines ask of a video (schema.org/VideoObject); null until there is a file and a picture. */
export function videoObject(site: string, combo: ComboCard): object | null {
  const best = bestOf(combo);
  const { _id, name, thumbnail, createdAt, frames, numLikes, authorData } = combo;
  if (best === undefined || thumbnail === null) return null;
  const [author] = authorData;
  return {
    '@type': 'VideoObject',
    name,
    description: comboText(combo),
    thumbnailUrl: [`${site}${thumbnail}`],
    uploadDate: createdAt,
    duration: lengthOf(frames),
    contentUrl: `${site}${best.src}`,
    embedUrl: embedAddress(site, _id),
    url: `${site}/combo/${_id}`,
    width: best.width,
    height: best.height,
    ...(author === undefined
      ? {}
      : { author: { '@type': 'Person', name: author.displayName, url: `${site}/profile/${author._id}` } }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: numLikes,
    },
  };
}

/** What the document of a combo says of it, with its clip and the address of its oEmbed answer. */
export function comboTags(site: string, combo: ComboCard): string {
  const address = `${site}/combo/${combo._id}`;
  const oembed = `${site}/api/oembed?url=${encodeURIComponent(address)}`;
  return headTags(
    {
      title: combo.name,
      text: comboText(combo),
      address,
      type: 'video.other',
      pictures: comboPictures(site, combo),
      data: videoObject(site, combo),
    },
    [
      `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(combo.name)}" />`,
      ...clipTags(site, combo),
    ],
  );
}
