import { combosCollection } from '@combolab/backend/domain';
import type { Ended } from './invariants.js';
import type { Page } from './page.js';
import type { ServerPart } from './server-part.js';

/** What pages show that the views do not. */
export async function brokenByPages({ site, pages }: Ended): Promise<readonly string[]> {
  const { server } = site;
  if (server === null) return ['rooms: the server is away'];
  const broken = await Promise.all(pages.map((page) => brokenBy(page, server)));
  return broken.flat();
}

async function brokenBy(page: Page, { commands, ports }: ServerPart): Promise<readonly string[]> {
  const { process, comboId, card, discussion } = page;
  const doc = (await ports.documents.get(combosCollection, comboId))?.doc;
  if (doc === undefined) return [`rooms: there is no combo ${comboId}`];
  // who was away when it was hidden keeps what they had, and hears nothing more of it
  if (doc.hidden === true) return [];
  const { actions: _, ...wanted } = await commands.combo(comboId);
  const comments = await commands.comments(comboId);
  // a version may differ where what it stands for does not: steps that a power failure took back were done again as fewer
  const parts = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((part) => part !== 'versions');
  // how far work is that has not ended is told once, and has no version
  const isUnderWay = (state: string | undefined): boolean => state === 'waiting' || state === 'working';
  const isSame = (part: keyof typeof wanted): boolean =>
    text(card?.[part]) === text(wanted[part]) ||
    (part === 'previewState' && isUnderWay(card?.previewState.state) && isUnderWay(wanted.previewState.state));
  const differing = parts.filter((part) => !isSame(part));
  return [
    ...differing.map((part) => `rooms: ${process.name} shows ${part} ${text(card?.[part])}, not ${text(wanted[part])}`),
    ...(text(discussion?.comments) === text(comments)
      ? []
      : [`rooms: ${process.name} shows other comments: ${text(discussion?.comments)}, not ${text(comments)}`]),
  ];
}

const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
