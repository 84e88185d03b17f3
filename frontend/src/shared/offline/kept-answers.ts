import { compareVersions, LIMITS, type Combo, type ViewVersion } from '@combolab/contracts';
import { calls } from '../api/calls.js';
import { request, requestPath, type ApiRequest } from '../api/request.js';
import type { Sent } from '../api/send.js';
import { hasSession, heldUserId } from '../auth/token-manager.js';
import { shownAsOf } from './as-of.js';
import { awaitConnection } from './await-connection.js';
import { clearOtherCaches, dropFromCache, foundInCache, keepInCache } from './opened-cache.js';
import type { Opened } from './to-keep.js';

const KEPT_AT = 'X-Kept-At';
const NEXT = 'X-Next';

const comboThing = (comboId = ''): string => `combo ${comboId}`;
/** Lists as short as these, newest first, are what a person's day begins with. */
const DAY_COMBOS = 3;

/**
 * The thing that an answer is kept with: a combo, its comments and how far one is with it; a list of results as it begins; what one
 * practises; what else a day begins with; oneself. Null for all others, which are not kept.
 */
export function thingOf({ route, params, query = {} }: ApiRequest, who: string | null): string | null {
  switch (route) {
    case calls.combo:
    case calls.comboFor:
    case calls.practiceOf:
      return comboThing(params?.comboId);
    case calls.commentPage:
      return query.cursor === undefined ? comboThing(params?.comboId) : null;
    case calls.search: {
      if (query.cursor !== undefined) return null;
      const path = requestPath({ route, query });
      if (query.sort === 'new' && Number(query.limit) <= DAY_COMBOS) return `day ${path}`;
      return query.near === '1' && query.limit === LIMITS.pageSize ? `list ${path}` : null;
    }
    case calls.dailyCombo:
    case calls.follows:
    case calls.savedSearches:
      return `day ${requestPath({ route, query, ...(params !== undefined && { params }) })}`;
    case calls.practiceQueue:
      return 'practice';
    case calls.user:
      return who !== null && params?.userId === who ? 'me' : null;
    default:
      return null;
  }
}

/** Whether who opened something is still who is here, in this tab and in others: what is of a person does not outlive their session. */
const isHere = (who: string | null): boolean => who === heldUserId() && (who === null || hasSession());

async function keepAnswer(who: string | null, asked: ApiRequest, data: unknown, next: string | null): Promise<void> {
  const thing = thingOf(asked, who);
  if (thing === null) return;
  const headers = { [KEPT_AT]: String(Date.now()), ...(next !== null && { [NEXT]: encodeURIComponent(next) }) };
  await keepInCache(who, thing, requestPath(asked), Response.json(data, { headers }));
}

async function keepFiles(who: string | null, comboId: string, files: readonly string[]): Promise<void> {
  for (const path of files) {
    if ((await foundInCache(who, path)) !== undefined) continue;
    const answer = await fetch(path);
    if (answer.ok && isHere(who)) await keepInCache(who, comboThing(comboId), path, answer);
  }
}

async function keep({ who, what }: Opened): Promise<void> {
  if (!isHere(who)) return;
  if ('comboId' in what) await keepFiles(who, what.comboId, what.files);
  else if ('asked' in what) await keepAnswer(who, what.asked, what.data, what.next);
  else {
    const thing = thingOf(what.gone, who);
    if (thing !== null && /^combo /.test(thing)) await dropFromCache(who, thing);
  }
}

/** Whether a combo is kept in its present version. @param version of its content */
export async function holdsCombo(who: string, comboId: string, version: ViewVersion): Promise<boolean> {
  const path = requestPath(request(calls.comboFor, { params: { comboId, userId: who } }));
  const kept = await foundInCache(who, path);
  const [combo] = kept === undefined ? [] : ((await kept.json()) as readonly Combo[]);
  return combo !== undefined && compareVersions(combo.versions.combo, version) >= 0;
}

let last: Promise<void> = Promise.resolve();

/** Keeps what was opened, one after the other; where there is no room for it, or no connection, it is not kept. */
export function keepOpened(opened: Opened): Promise<void> {
  last = last.then(() => keep(opened)).catch(() => undefined);
  return last;
}

/**
 * What was kept of an answer of the server, which cannot be reached now; null when there is nothing. From then on the connection
 * is looked for.
 */
export async function recall(asked: ApiRequest): Promise<Sent | null> {
  awaitConnection();
  if (asked.route.method !== 'GET') return null;
  const kept = await foundInCache(heldUserId(), requestPath(asked)).catch(() => undefined);
  if (kept === undefined) return null;
  const at = Number(kept.headers.get(KEPT_AT));
  shownAsOf.set(Math.min(at, shownAsOf.get() ?? at));
  const next = kept.headers.get(NEXT);
  return { data: (await kept.json()) as unknown, meta: { next: next === null ? null : decodeURIComponent(next) } };
}

/** What is kept of a person goes with them, and when another comes. */
export const keepOnlyOf = (who: string | null): Promise<void> => clearOtherCaches(who).catch(() => undefined);
