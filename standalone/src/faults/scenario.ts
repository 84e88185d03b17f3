import type { Combo } from '@combolab/contracts';
import { fillAccount, MARK, type FullAccount } from '../testing/full-account.js';
import { waitUntil } from '../testing/wait-until.js';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { join } from 'node:path';
import { PatientUser } from './patient-user.js';
import type { KeptSite } from './kept-site.js';

/** People who are there before: an admin, and somebody whose combo is used. */
export const ADMIN = `admin@example.test`;
export const OTHER = `other@example.test`;

/** Events of a log by type. Those of previews depend on when a worker came to a combo that was deleted. */
export type EventCounts = Readonly<Record<string, number>>;

/** Every kind of command, by four people, until all that follows from it is there. @throws Error that says what was not taken */
export async function playScenario(site: KeptSite, expected: EventCounts | null): Promise<EventCounts> {
  const admin = await PatientUser.signIn(site, ADMIN);
  const other = await PatientUser.signIn(site, OTHER);
  const user = await PatientUser.join(site, `${MARK}mail`);
  const made = await fillAccount(user, other, admin);
  for (const [path, body] of withdrawn(made, other.userId)) await taken(path, user.post(path, body));
  for (const [path, body] of decided(made)) await taken(path, admin.post(path, body));
  await leave(site, made.othersComboId);
  for (const id of [made.comboId, made.othersComboId])
    await waitUntil(`the preview of ${id}`, async () => {
      const { body } = await user.get<Combo[]>(`/combo/${id}`);
      return typeof body[0]?.preview === 'string' ? true : undefined;
    });
  if (expected === null) return eventCounts(site);
  return settled(site, expected);
}

type Command = readonly [path: string, body: object];

/** The commands that take back what an account has made. */
const withdrawn = ({ othersComboId: comboId, ...made }: FullAccount, authorId: string): readonly Command[] => [
  ['/lists/add-combo', { listId: made.listId, comboId: made.comboId }],
  ['/lists/move-combo', { listId: made.listId, comboId: made.comboId, to: 0 }],
  ['/lists/remove-combo', { listId: made.listId, comboId }],
  ['/user/notification-settings', { off: ['comment'] }],
  ['/user/notifications/read', { upTo: new Date().toISOString() }],
  ['/remove-comment', { commentId: made.commentId }],
  ['/remove-favorite-combo', { comboId }],
  ['/user/unfollow-author', { authorId }],
  ['/practice/stop', { comboId }],
  ['/user/remove-search', { searchId: made.searchId }],
  ['/guides/delete', { guideId: made.draftId }],
  ['/lists/delete', { listId: made.listId }],
];

const decided = ({ comboId, othersComboId }: FullAccount): readonly Command[] => [
  ['/combo/verify', { comboId, verified: true }],
  ['/moderation/decide', { kind: 'combo', subjectId: othersComboId, outcome: 'dismissed' }],
];

/** Somebody ends their account. */
async function leave(site: KeptSite, comboId: string): Promise<void> {
  const leaver = await PatientUser.join(site, 'leaver');
  await taken('comment', leaver.post('/combo/add-comment', { comboId, comment: 'Farewell.' }));
  await taken('end', leaver.post('/user/delete-account', { email: leaver.email }));
}

async function taken(what: string, asked: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${what}: ${JSON.stringify(body)}`);
}

/** What is in the log now, read beside the server. */
export function eventCounts({ dataDir }: KeptSite): EventCounts {
  const database = openDatabase({ file: join(dataDir, 'events.sqlite'), synchronous: 'FULL', readOnly: true });
  try {
    const rows = database
      .prepare(`SELECT type, count(*) AS count FROM events WHERE type NOT LIKE 'preview.%' GROUP BY type ORDER BY type`)
      .all() as { type: string; count: number }[];
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  } finally {
    database.close();
  }
}

/** What runs behind the answers comes to the same end. @throws Error with what is missing or too much */
async function settled(site: KeptSite, expected: EventCounts): Promise<EventCounts> {
  let counts: EventCounts = {};
  try {
    return await waitUntil('the events of all commands', () => {
      counts = eventCounts(site);
      return Promise.resolve(JSON.stringify(counts) === JSON.stringify(expected) ? counts : undefined);
    });
  } catch (error) {
    const differ = Object.keys({ ...counts, ...expected }).filter((type) => counts[type] !== expected[type]);
    const told = differ.map((type) => `${type}: ${String(counts[type] ?? 0)} for ${String(expected[type] ?? 0)}`);
    throw new Error(`not each command is in the log once: ${told.join(', ')}`, { cause: error });
  }
}
