import { normaliseActions } from '@combolab/contracts';
import { EMPTY_FORM, type ComboForm } from './combo-form.js';
import { Drafts, isEmptyDraft, parseDraft } from './draft.js';

const form: ComboForm = {
  ...EMPTY_FORM,
  name: 'Ladder',
  gameId: 'ssbu',
  attacker: 'ssbu:mario',
  defenders: ['ssbu:ness'],
  tags: ['True Combo'],
  percentRange: [10, 40],
};
const actions = normaliseActions([{ frame: 3, presses: [{ type: 'A_BUTTON' }] }]);
const draft = { form, actions, savedAt: 5 };

beforeEach(() => {
  localStorage.clear();
});

it('comes back as it was', () => {
  const drafts = new Drafts(() => localStorage, 'u1');
  expect(drafts.write('d1', draft)).toBe(true);
  expect(new Drafts(() => localStorage, 'u1').read('d1')).toEqual(draft);
});

it('belongs to one user', () => {
  new Drafts(() => localStorage, 'u1').write('d1', draft);
  expect(new Drafts(() => localStorage, 'u2').read('d1')).toBeNull();
  expect(new Drafts(() => localStorage, 'u2').newestFirst()).toEqual([]);
});

it('lists the newest first and forgets what is removed', () => {
  const drafts = new Drafts(() => localStorage, 'u1');
  drafts.write('old', draft);
  drafts.write('new', { ...draft, savedAt: 9 });
  expect(drafts.newestFirst().map(({ id }) => id)).toEqual(['new', 'old']);
  drafts.remove('new');
  expect(drafts.newestFirst().map(({ id }) => id)).toEqual(['old']);
});

it('says when it is not kept', () => {
  const full = Object.assign(Object.create(localStorage) as Storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(new Drafts(() => full, 'u1').write('d1', draft)).toBe(false);
});

it.each([null, '', 'no json', '7', '{}', '{"form":null}'])('reads nothing from %j', (text) => {
  expect(parseDraft(text)).toBeNull();
});

it('drops what is not known any more', () => {
  const stored = {
    form: { ...form, attacker: 'ssbu:nobody', tags: ['Old Tag'], percentRange: [90, 10] },
    actions: [{}],
  };
  expect(parseDraft(JSON.stringify(stored))).toEqual({
    form: { ...form, attacker: '', tags: [], percentRange: [0, 0] },
    actions: [],
    savedAt: 0,
  });
});

it('knows whether anything was done', () => {
  expect(isEmptyDraft({ form: EMPTY_FORM, actions: [] })).toBe(true);
  expect(isEmptyDraft({ form: EMPTY_FORM, actions })).toBe(false);
});
