import { Controller, Inject, Res } from '@nestjs/common';
import {
  comboSummary,
  findFighter,
  findGroup,
  routes,
  type ComboCard,
  type OEmbed,
  type OEmbedKind,
} from '@combolab/contracts';
import { EVERYTHING } from '@combolab/platform';
import type { Response } from 'express';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { expandAll } from '../combos/fighters.js';
import { SearchService } from '../search/search.service.js';
import { atomFeed } from './atom-feed.js';
import { fitted, thumbnailSize, type Size } from './picture-size.js';
import { embedAddress, playerFrame } from './heads/combo-head.js';

const FEED_ENTRIES = 20;
/** Longest side of an embedded player, in pixels. */
const PLAYER_SIDE = 800;
const COMBO_PATH = /^\/combo\/([\w-]{1,64})\/?$/;

/** What other sites and readers show of combos. */
@Controller()
export class SharingController {
  readonly #site: string;

  constructor(
    @Inject(PORTS) { settings }: Pick<BackendPorts, 'settings'>,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(SearchService) private readonly index: SearchService,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {
    this.#site = settings.publicUrl;
  }

  @Route(routes.oembed)
  async oembed(@ValidCall() { query }: Call<typeof routes.oembed>): Promise<OEmbed> {
    const combo = await this.combos.one(this.#comboIdIn(query.url), null);
    const [author] = combo.authorData;
    const largest = { width: query.maxwidth ?? Infinity, height: query.maxheight ?? Infinity };
    return {
      version: '1.0',
      title: combo.name,
      ...(author === undefined
        ? {}
        : { author_name: author.displayName, author_url: `${this.#site}/profile/${author._id}` }),
      provider_name: 'ComboLab',
      provider_url: this.#site,
      ...this.#thumbnail(combo, largest),
      ...this.#player(combo, largest),
    };
  }

  /** @throws RefusedError 404 unless the address is that of a combo on this site */
  #comboIdIn(address: string): string {
    const url = URL.canParse(address) ? new URL(address) : null;
    const comboId = url?.origin === new URL(this.#site).origin ? COMBO_PATH.exec(url.pathname)?.[1] : undefined;
    if (comboId === undefined) throw refuse.notFound('combo');
    return comboId;
  }

  /** Only one that fits: its size is fixed. */
  #thumbnail({ thumbnail, renditions }: ComboCard, largest: Size) {
    const [clip] = renditions;
    if (thumbnail === null || clip === undefined) return {};
    const { width, height } = thumbnailSize(clip);
    if (width > largest.width || height > largest.height) return {};
    return { thumbnail_url: `${this.#site}${thumbnail}`, thumbnail_width: width, thumbnail_height: height };
  }

  /** The clip with its inputs in a frame of its shape; a link while there is no clip to play. */
  #player({ _id, name, renditions }: ComboCard, largest: Size): OEmbedKind {
    const [clip] = renditions;
    if (clip === undefined) return { type: 'link' };
    const { width, height } = fitted(clip, {
      width: Math.min(PLAYER_SIDE, largest.width),
      height: Math.min(PLAYER_SIDE, largest.height),
    });
    return { type: 'video', width, height, html: playerFrame(embedAddress(this.#site, _id), name, { width, height }) };
  }

  @Route(routes.feed)
  async feed(
    @ValidCall() { params: { fighter }, request }: Call<typeof routes.feed>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    await this.limits.take('search', request.ip ?? '');
    const { ids } = await this.index.search({ ...EVERYTHING, attacker: expandAll([fighter]), limit: FEED_ENTRIES });
    response.type('application/atom+xml');
    return atomFeed({
      title: `${(findFighter(fighter) ?? findGroup(fighter))?.name ?? fighter} combos on ComboLab`,
      self: `${this.#site}/api/feeds/${fighter}.atom`,
      address: `${this.#site}/results/${fighter.slice(0, 4)}?attacker=${encodeURIComponent(fighter)}`,
      entries: (await this.combos.cards(ids, null)).map((combo) => ({
        title: combo.name,
        address: `${this.#site}/combo/${combo._id}`,
        author: combo.authorData[0]?.displayName ?? 'deleted user',
        published: combo.createdAt,
        summary: [comboSummary(combo), combo.description].filter((text) => text !== '').join('\n\n'),
        categories: combo.tags,
      })),
    });
  }
}
