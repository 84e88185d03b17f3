import type { Upload } from '@combolab/contracts';
import { deleteWords, draftWords } from './draft-list.js';
import { EMPTY_DRAFT } from './draft.js';
import { waitingClips } from './phone-clips.js';
import { missingWords } from './today-drafts.js';
import { savedWords } from './use-draft.js';

it('says that the clip is kept only once it is', () => {
  expect(savedWords({ saved: 'saved', clipKept: null }, true)).toContain('being saved');
  expect(savedWords({ saved: 'saved', clipKept: true }, true)).toBe('Draft saved on this computer, with its clip');
  expect(savedWords({ saved: 'saved', clipKept: null }, false)).toBe('Draft saved on this computer');
});

it('says what a draft is made of', () => {
  const draft = { ...EMPTY_DRAFT, id: 'a', savedAt: 1 };
  expect(draftWords(draft, 1)).toMatch(/ · 0 presses · no clip$/);
  const waiting = {} as NonNullable<(typeof draft)['waiting']>;
  expect(draftWords({ ...draft, waiting }, 1)).toMatch(/ · presses of a replay · no clip$/);
});

it('says the first thing that keeps it from being shared, and else that nothing does', () => {
  const draft = { ...EMPTY_DRAFT, id: 'a', savedAt: 1 };
  expect(missingWords(draft, 1)).toBe('Choose a video');
  const clip = { name: 'a.mp4', type: 'video/mp4', size: 1, lastModified: 1 };
  expect(missingWords({ ...draft, clip }, 1)).toBe('Give it a name');
  const percentRange: [number, number] = [0, 60];
  const form = { ...draft.form, gameId: 'ssbu', attacker: 'ssbu:mario', defenders: ['ssbu:ness'], percentRange };
  expect(missingWords({ ...draft, clip, form: { ...form, name: 'A ladder' } }, 1)).toMatch(/^Ready to share, /);
});

it('says that a clip from the phone is deleted on the server too', () => {
  const draft = { ...EMPTY_DRAFT, id: 'a', savedAt: 1 };
  expect(deleteWords(draft)).not.toContain('server');
  expect(deleteWords({ ...draft, fromPhone: true })).toContain('from this computer and on the server for good');
});

it('counts clips of a phone that no draft has', () => {
  const uploads = [
    { _id: 'a', kind: 'phone' },
    { _id: 'b', kind: 'phone' },
    { _id: 'c', kind: 'draft' },
  ] as Upload[];
  expect(waitingClips(uploads, new Set([null, '/api/uploads/b'])).map(({ _id }) => _id)).toEqual(['a']);
});
