import { difficultyOf } from '@combolab/contracts';
import type { Collection, Documents } from '@combolab/platform';
import { compareDocuments, type Facts } from './compare-documents.js';
import type { Truth } from './fold-log.js';
import { guideFacts, listingFacts } from './guide-facts.js';
import { inboxFacts, notificationFacts, searchFacts } from './true-inboxes.js';
import { isFindable, type TrueCombo } from './true-combo.js';

export type ReadableViews = Pick<Documents, 'find' | 'state' | 'parked'>;

const all = (views: ReadableViews, name: string, projection = name) => {
  const collection: Collection = { name, projection, indexes: [] };
  return views.find(collection, { where: {} });
};

const notesOf = (notes: TrueCombo['content']['notes']): Facts =>
  notes === undefined ? {} : { notes: notes.filter(({ text }) => text !== null) };

/** Names of who played in a replay are an author's words, too. */
function sourceOf({ content: { source }, deleted }: Pick<TrueCombo, 'content' | 'deleted'>): Facts[string] {
  if (source === undefined) return null;
  const { players, ...rest } = source;
  return deleted || players == null ? rest : { ...rest, players };
}

const comboFacts = ({ preview: _, ...whole }: TrueCombo): Facts => {
  const { content, video, hidden, ...combo } = whole;
  return {
    ...combo,
    hidden,
    ...content,
    name: combo.deleted ? '' : (content.name ?? ''),
    description: combo.deleted ? '' : (content.description ?? ''),
    difficulty: difficultyOf(content.actions),
    patch: content.patch ?? null,
    source: sourceOf(whole),
    ...(combo.deleted ? { notes: null } : notesOf(content.notes)),
    video,
  };
};

const previewFacts = ({ preview, video: { playableKey, width, height } }: TrueCombo): Facts => ({
  ...preview,
  ...{ playableKey, width, height },
});

function mapped<T>(truth: ReadonlyMap<string, T>, toFacts: (value: T, key: string) => Facts): Map<string, Facts> {
  return new Map([...truth].map(([key, value]) => [key, toFacts(value, key)]));
}

const asFacts = (facts: ReadonlyMap<string, object>): Map<string, Facts> => mapped(facts, (each) => ({ ...each }));

/** Likes and dislikes of each combo. */
export function talliesOf({
  feedback,
}: Pick<Truth, 'feedback'>): Map<string, { numLikes: number; numDislikes: number }> {
  const tallies = new Map<string, { numLikes: number; numDislikes: number }>();
  for (const [key, status] of feedback) {
    const [comboId = ''] = key.split('/');
    const tally = tallies.get(comboId) ?? { numLikes: 0, numDislikes: 0 };
    if (status === 1) tally.numLikes += 1;
    if (status === -1) tally.numDislikes += 1;
    tallies.set(comboId, tally);
  }
  return tallies;
}

function followersOf({ follows }: Truth): Map<string, { numFollowers: number }> {
  const followers = new Map<string, { numFollowers: number }>();
  for (const [key, { follows: isOne }] of follows) {
    const [, authorId = ''] = key.split('/');
    const numFollowers = (followers.get(authorId)?.numFollowers ?? 0) + Number(isOne);
    followers.set(authorId, { numFollowers });
  }
  return followers;
}

function discussionsOf({ comments }: Truth): Map<string, { numComments: number }> {
  const discussions = new Map<string, { numComments: number }>();
  for (const { comboId, removed, hidden } of comments.values()) {
    const numComments = (discussions.get(comboId)?.numComments ?? 0) + (removed || hidden ? 0 : 1);
    discussions.set(comboId, { numComments });
  }
  return discussions;
}

const goneOf = ({ combos }: Truth): Map<string, Facts> =>
  new Map([...combos].filter(([, combo]) => !isFindable(combo)).map(([comboId]) => [comboId, {}]));

/** Compares every view with the log. @returns the differences in words */
export async function compareViews(truth: Truth, views: ReadableViews): Promise<string[]> {
  const compare = async (what: string, expected: ReadonlyMap<string, Facts>, name: string, projection = name) =>
    compareDocuments({ what, expected, stored: await all(views, name, projection) });
  const counts = async (
    what: string,
    expected: ReadonlyMap<string, Facts>,
    name: string,
    projection: string,
    absent: Facts,
  ) => compareDocuments({ what, expected, stored: await all(views, name, projection), absent });
  const feedback = mapped(truth.feedback, (status, key) => ({ comboId: key.split('/')[0], status }));
  const favorites = mapped(truth.favorites, (favorite, key) => {
    const [userId, comboId] = key.split('/');
    return { userId, comboId, ...favorite };
  });
  const follows = mapped(truth.follows, (follow, key) => {
    const [userId, authorId] = key.split('/');
    return { userId, authorId, ...follow };
  });
  return [
    ...(await compare('combo', mapped(truth.combos, comboFacts), 'combos')),
    ...(await compare('preview of combo', mapped(truth.combos, previewFacts), 'previews')),
    ...(await compare('feedback', feedback, 'feedback', 'tallies')),
    ...(await counts('tally of combo', talliesOf(truth), 'tallies', 'tallies', { numLikes: 0, numDislikes: 0 })),
    ...(await compare(
      'comment',
      mapped(truth.comments, (comment) => ({ ...comment })),
      'comments',
    )),
    ...(await counts('discussion of combo', discussionsOf(truth), 'discussions', 'comments', { numComments: 0 })),
    ...(await compare('favourite', favorites, 'favorites')),
    ...(await compare('follow', follows, 'follows')),
    ...(await counts('followers of user', followersOf(truth), 'followers', 'follows', { numFollowers: 0 })),
    ...(await compare(
      'list',
      mapped(truth.lists, (list) => ({ ...list })),
      'comboLists',
      'lists',
    )),
    ...(await compare('mark of the combo that is gone or hidden', goneOf(truth), 'goneCombos', 'lists')),
    ...(await compare('guide', mapped(truth.guides, guideFacts), 'guides')),
    ...(await compare(
      'text of guide',
      mapped(truth.guides, ({ sections }) => ({ sections })),
      'guideSections',
      'guides',
    )),
    ...(await counts('place of a guide', listingFacts(truth.guides), 'guideListings', 'guides', { listed: false })),
    ...(await compare(
      'user',
      mapped(truth.users, (user, userId) => ({ userId, suspension: undefined, ...user })),
      'users',
    )),
    ...(await compare('saved search', asFacts(searchFacts(truth)), 'searches')),
    ...(await compare('API token', asFacts(truth.apiTokens), 'apiTokens', 'tokens')),
    ...(await compare('notification', asFacts(notificationFacts(truth)), 'notifications')),
    ...(await compare('inbox of user', asFacts(inboxFacts(truth)), 'inboxes', 'notifications')),
    ...(await compare('practice', asFacts(truth.practices), 'practices', 'practice')),
    ...(await compare('case', asFacts(truth.cases), 'cases', 'moderation')),
    ...(await compare('act of moderation', asFacts(truth.acts), 'acts', 'moderation')),
    ...(await compare('place on a board', asFacts(truth.boards), 'boards', 'practice')),
    ...(await views.parked()).map(
      ({ projection, stream, version, reason }) => `${projection} stopped at ${stream}@${String(version)}: ${reason}`,
    ),
  ];
}
