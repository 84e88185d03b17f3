import type { Combo } from '@combolab/contracts';
import { addThirdGame } from '@combolab/contracts/testing/third-game';
import { understand } from '@combolab/contracts/query';
import { exportedCombo } from '../features/combo/export-combo.js';
import { requirements } from '../features/create-combo/checks/requirements.js';
import { EMPTY_FORM } from '../features/create-combo/combo-form.js';
import { EMPTY_TRACK } from '../features/create-combo/track/track.js';
import { parseTyped } from '../features/create-combo/typed/parse-typed.js';
import { sampleLanes } from '../features/landing/sample-lanes.js';
import { shieldAsk } from '../features/palette/shield-ask.js';
import { controllersOf } from '../shared/controller/use-viewer-controller.js';
import { activeFilters, gameOf, noFilters, readFilters, resultsAddress } from '@combolab/contracts/filters';
import { droppedWords, filterWords } from '../shared/terms/filters.js';
import { readQuery, withOffer } from '../shared/search/read-query.js';

let takeAway: () => void;
beforeAll(() => {
  takeAway = addThirdGame();
});
afterAll(() => {
  takeAway();
});

const game = { gameId: 'demo-2', fighter: 'demo-2:kai', lastFrame: 600 };
const typed = (text: string) => parseTyped(text, game).presses.map(({ type }) => type);

it('has filters that its address keeps, and chips in its own scale', () => {
  const asked = 'attacker=demo-2:shadows&attacker=ssbu:mario&percent=140-200&patch=2.1';
  const filters = readFilters(new URLSearchParams(asked), gameOf('demo-2'));
  expect(filters.attacker).toEqual(['demo-2:kai', 'demo-2:onyx']);
  expect(resultsAddress(filters)).toBe(
    '/results/demo-2?attacker=demo-2%3Akai&attacker=demo-2%3Aonyx&patch=2.1&percent=140-200',
  );
  expect(activeFilters(filters).map(filterWords)).toEqual(['Kai / Onyx', '300 HP or less', 'version 2.1']);
  expect(activeFilters(filters).map(droppedWords)[1]).toBe('Without 300 HP or less');
});

it('is searched in its players’ words, and offered from another game', () => {
  const { filters } = readQuery('blue kid vs mira under 300 hp', noFilters('demo-2'));
  expect(filters).toMatchObject({
    ...{ game: 'demo-2', attacker: ['demo-2:kai'], defender: ['demo-2:mira-the-2nd'], percent: [140, 200], q: '' },
  });
  const [offer] = understand('blue kid', { game: 'ssbu' }).offers;
  if (offer === undefined) throw new Error('nothing is offered');
  expect(withOffer('blue kid', noFilters('ssbu'), offer).base.game).toBe('demo-2');
});

it('has its own inputs: typed presses, lanes and controllers', () => {
  expect(typed('shield 10, grab 20')).toEqual(['L_TRIGGER', 'Y_BUTTON']);
  const presses = [{ type: 'A_BUTTON' as const, hold: 'SELECT_NO_HOLD' as const, isComplete: true }];
  expect(sampleLanes([{ frame: 1, breakpoint: false, presses }], 3, 'demo-2')[0]?.name).toBe('Light');
  expect(controllersOf('demo-2')).toEqual(['PLAYSTATION', 'XBOX']);
});

it('is checked and exported in health', () => {
  const doubts = requirements({ ...EMPTY_FORM, gameId: 'demo-2', percentRange: [0, 0] }, EMPTY_TRACK, 'there').map(
    ({ text }) => text,
  );
  expect(doubts).toContain('Works from 1000 to 1000 HP: is that right?');
  const combo = {
    ...{ gameId: 'demo-2', characterId: 'demo-2:kai', characterIds: ['demo-2:onyx'], percentRange: [20, 60] },
    ...{ authorData: [], actions: [], tags: [] },
  } as unknown as Combo;
  expect(exportedCombo(combo, 'https://combos.test')).toMatchObject({
    game: { id: 'demo-2', name: 'Demo Duel 2' },
    attacker: { id: 'demo-2:kai', name: 'Kai' },
    percent: [20, 60],
    health: { max: 1000, range: [900, 700] },
  });
});

it('is no game that the shield tool speaks of', () => {
  expect(shieldAsk('blue kid oos', understand)).toBeNull();
  expect(shieldAsk('mario oos', understand)?.address).toBe('/what-can-i-do?defender=mario');
});
