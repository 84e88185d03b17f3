import { newestParts, type LiveCard } from './newest-parts.js';
import { neighbours } from './last-list.js';

const card = (n: number, versions: LiveCard['versions']): LiveCard => ({
  _id: 'x',
  name: `name ${String(n)}`,
  description: '',
  gameId: 'ssbu',
  characterId: 'ssbu:mario',
  characterIds: [],
  characterData: [],
  authorId: 'u',
  authorData: [],
  videoFile: null,
  renditions: [],
  preview: null,
  thumbnail: `thumbnail ${String(n)}`,
  previewState: { state: 'waiting', percent: n },
  frames: 60,
  tags: [],
  percentRange: [0, 0],
  difficulty: 'Easy',
  patch: null,
  likeStatus: n,
  dislikeStatus: 0,
  numLikes: n,
  numDislikes: n,
  numComments: n,
  verified: false,
  createdAt: '2024-01-01T00:00:00.000Z',
  contentVersion: n,
  versions,
});

it('takes each part from whoever knows it better', () => {
  const held = card(1, { combo: [0, 5], tally: [0, 9], comments: [0, 1], preview: [1, 0] });
  const incoming = card(2, { combo: [0, 6], tally: [0, 8], comments: [0, 2], preview: [0, 7] });
  expect(newestParts(held, incoming)).toMatchObject({
    name: 'name 2',
    contentVersion: 2,
    numLikes: 1,
    numComments: 2,
    thumbnail: 'thumbnail 1',
    versions: { combo: [0, 6], tally: [0, 9], comments: [0, 2], preview: [1, 0] },
  });
});

it('stays deleted', () => {
  const versions: LiveCard['versions'] = { combo: [0, 1], tally: [0, 1], comments: [0, 1], preview: [0, 1] };
  expect(newestParts({ ...card(1, versions), deleted: true }, card(2, versions)).deleted).toBe(true);
});

it('finds the combos beside one', () => {
  expect(neighbours(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighbours(['a'], 'a')).toEqual({ previous: null, next: null });
  expect(neighbours(['a'], 'z')).toEqual({ previous: null, next: null });
});
