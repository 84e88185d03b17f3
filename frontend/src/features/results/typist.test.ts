import { jest } from '@jest/globals';
import { type Filters, noFilters, resultsAddress } from '@combolab/contracts/filters';
import { languageNow, loadLanguage, onLanguage } from '../../shared/search/language.js';
import { recentSearches } from '../../shared/search/recent-searches.js';
import { Typist } from './typist.js';

const none = noFilters('ssbu');
const BURST_MS = 60;

/** A page that goes where it is asked to when `go` is called. */
function open(filters: Filters = none) {
  const asked: Filters[] = [];
  const ask = (next: Filters): void => void asked.push(next);
  const typist = new Typist(filters, ask);
  const go = () => {
    for (const next of asked.splice(0)) typist.arrive(next, ask);
  };
  const addresses = () => asked.map((each) => decodeURIComponent(resultsAddress(each)).replace('/results/ssbu', ''));
  /** A key, until its letter is drawn. */
  const type = (text: string) => {
    typist.type(text);
    jest.advanceTimersByTime(0);
  };
  return { typist, go, addresses, type };
}

beforeAll(async () => {
  loadLanguage();
  if (languageNow() === null) await new Promise<void>((resolve) => void onLanguage(resolve));
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  recentSearches.clear();
});

it('asks once the letter of the first key is drawn, then once after a burst, and at once when typing is done', () => {
  const { typist, addresses, type } = open();
  typist.type('mario');
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(0);
  type('mario vs');
  type('mario vs ness');
  expect(addresses()).toEqual(['?attacker=ssbu:mario']);
  jest.advanceTimersByTime(BURST_MS);
  expect(addresses()).toEqual(['?attacker=ssbu:mario', '?attacker=ssbu:mario&defender=ssbu:ness']);
  type('mario vs ness read');
  type('mario vs ness read up air');
  typist.commit(true);
  expect(addresses().at(-1)).toBe('?attacker=ssbu:mario&defender=ssbu:ness&tag=Read&q=up+air');
  expect(typist.session.get()).toMatchObject({ open: false, sent: { q: 'up air' } });
  expect(recentSearches.read()).toEqual(['mario vs ness read up air']);
  const count = addresses().length;
  jest.advanceTimersByTime(BURST_MS);
  expect(addresses()).toHaveLength(count);
});

it('goes on from where it led, though the page is not there yet', () => {
  const { typist, addresses, type } = open();
  typist.take('mario');
  type('ness');
  typist.commit();
  expect(addresses().at(-1)).toBe('?attacker=ssbu:mario&attacker=ssbu:ness');
  typist.change({ ...none, tag: ['Read'] });
  type('fox');
  typist.commit();
  expect(addresses().at(-1)).toBe('?attacker=ssbu:fox&tag=Read');
});

it('ends when somebody goes elsewhere', () => {
  const { typist, go, addresses, type } = open();
  type('mario');
  go();
  typist.arrive({ ...none, attacker: ['ssbu:fox'] }, () => undefined);
  typist.commit();
  expect(addresses()).toEqual([]);
});

it('puts text in quotes once a chip that it meant is dropped', () => {
  const { typist, go, addresses } = open();
  typist.take('0 to death');
  go();
  typist.drop({ kind: 'percent', value: '0–0' });
  expect(addresses()).toEqual(['?q="zero+to+death"']);
});

it('drops the words of a chip, or the chip alone when the words of others would change', () => {
  const { typist, go, addresses, type } = open();
  type('mario vs ness read');
  go();
  typist.drop({ kind: 'tag', value: 'Read' });
  expect(typist.session.get()).toMatchObject({ open: true, raw: 'mario vs ness' });
  go();
  typist.stop();
  type('mario ness');
  go();
  typist.drop({ kind: 'attacker', value: 'ssbu:mario' });
  expect(addresses()).toEqual(['?defender=ssbu:ness']);
  expect(typist.session.get()).toMatchObject({ open: false, raw: '' });
});

it('reads the text of an address', () => {
  const { typist, go, addresses } = open({ ...none, q: 'fox vs jigglypof' });
  typist.reread();
  expect(addresses()).toEqual(['?attacker=ssbu:fox&defender=ssbu:jigglypuff']);
  go();
  typist.quote({ start: 7, end: 16 });
  expect(addresses()).toEqual(['?attacker=ssbu:fox&q="jigglypof"']);
});
