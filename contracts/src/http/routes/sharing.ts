import { z } from 'zod/mini';
import { FighterId } from '../../views/text.js';
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

/** An oEmbed answer (oembed.com, version 1.0) of type link. */
export const OEmbed = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
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
});
export type OEmbed = z.output<typeof OEmbed>;

const reads = ['combos', 'previews', 'users'] as const;

export const sharingRoutes = {
  oembed: route({
    method: 'GET',
    path: '/oembed',
    who: 'anyone',
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
    method: 'GET',
    path: '/feeds/:fighter',
    who: 'anyone',
    summary: 'The newest combos of a fighter or group as an Atom feed: /feeds/ssbu:mario.atom',
    params: z.strictObject({ fighter: FeedName }),
    answer: z.string(),
    reads: [...reads, 'search'],
  }),
};
