import { z } from 'zod/mini';
import { FighterId } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeNumber } from './search.js';

const SUFFIX = '.atom';
/** `<fighter or group>.atom`, read as the fighter's id. */
const FeedName = z.pipe(
  z.string().check(z.endsWith(SUFFIX, { error: 'ends with .atom' })),
  z.pipe(
    z.transform((name: string) => name.slice(0, -SUFFIX.length)),
    FighterId,
  ),
);
const Side = z.optional(wholeNumber(1, 100_000));

const described = {
  version: z.literal('1.0'),
  title: z.string(),
  author_name: z.optional(z.string()),
  author_url: z.optional(z.string()),
  provider_name: z.string(),
  provider_url: z.string(),
  thumbnail_url: z.optional(z.string()),
  /** Pixels. */
  thumbnail_width: z.optional(z.int()),
  /** Pixels. */
  thumbnail_height: z.optional(z.int()),
};
const link = { type: z.literal('link') };
/** A player in a frame, sides in pixels. */
const video = { type: z.literal('video'), html: z.string(), width: z.int(), height: z.int() };
export type OEmbedKind = z.output<z.ZodMiniObject<typeof link>> | z.output<z.ZodMiniObject<typeof video>>;

/** An oEmbed answer (oembed.com, version 1.0): a video, or a link while the clip cannot be played. */
export const OEmbed = z.discriminatedUnion('type', [
  z.object({ ...described, ...video }),
  z.object({ ...described, ...link }),
]);
export type OEmbed = z.output<typeof OEmbed>;

const reads = ['combos', 'previews', 'users'] as const;

export const sharingRoutes = {
  oembed: route({
    ...addresses.oembed,
    who: 'anyone',
    scope: 'read',
    summary: 'What other sites show for the address of a combo (oEmbed)',
    query: z.strictObject({
      url: z.string().check(z.maxLength(2000)),
      format: z.optional(z.literal('json', { error: 'is json only' })),
      maxwidth: Side,
      maxheight: Side,
    }),
    answer: OEmbed,
    reads,
    problems: [404],
  }),
  feed: route({
    ...addresses.feed,
    who: 'anyone',
    scope: 'read',
    summary: 'The newest combos of a fighter or group as an Atom feed: /feeds/ssbu:mario.atom',
    params: z.strictObject({ fighter: FeedName }),
    answer: z.string(),
    reads: [...reads, 'search'],
  }),
};
