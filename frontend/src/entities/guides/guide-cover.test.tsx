import { cleanup, fireEvent, render } from '@testing-library/react';
import { emblemOf, findGame, type GuideCard } from '@combolab/contracts';
import { GuideCover } from './guide-cover.js';

afterEach(cleanup);

const guide = (fighters: readonly string[], more: object = {}, sections: readonly object[] = []): GuideCard =>
  ({ _id: 'g1', metaData: { fighters, gameTags: [], previewImage: null, ...more }, sections }) as unknown as GuideCard;
const combo = { type: 'COMBO_SELECTOR', value: { characterId: 'ssbu:mario', characterIds: ['ssbu:ness'] } };

/** The letters that are seen, and the hues of what is drawn. */
function drawn(shown: GuideCard) {
  const { container } = render(<GuideCover guide={shown} />);
  const fields = [...(container.querySelector('[aria-hidden]')?.children ?? [])] as HTMLElement[];
  return {
    letters: fields.map(({ textContent }) => textContent),
    hues: fields.map(({ style }) => style.getPropertyValue('--h')),
  };
}
const emblems = (ids: readonly string[]) => ({
  letters: ids.map((id) => emblemOf(id).letters),
  hues: ids.map((id) => String(emblemOf(id).hue)),
});

it('is coloured by the fighters it is about, four at most', () => {
  const ids = ['ssbu:mario', 'ssbu:ness', 'ssbu:fox', 'ssbu:falco', 'ssbu:link'];
  for (const count of [1, 2, 5]) {
    expect(drawn(guide(ids.slice(0, count)))).toEqual(emblems(ids.slice(0, Math.min(4, count))));
    cleanup();
  }
});

it('is coloured by its first combo where its author names no fighter, and by itself where there is none', () => {
  expect(drawn(guide([], {}, [{ type: 'TEXT', value: 'Hello' }, combo]))).toEqual(emblems(['ssbu:mario', 'ssbu:ness']));
  cleanup();
  const { letters, hues } = drawn(guide([], {}, [{ type: 'COMBO_SELECTOR', value: null }]));
  expect([letters, hues]).toEqual([[''], [String(emblemOf('g1').hue)]]);
});

it('names its game, in its own hue, where it is about no fighter', () => {
  const { letters, hues } = drawn(guide([], { gameTags: ['ssbm'] }));
  expect([letters, hues]).toEqual([[findGame('ssbm')?.shortName], [String(emblemOf('g1').hue)]]);
});

it('has presses of its own on lanes, under letters that say nothing', () => {
  const marksOf = (shown: GuideCard) => {
    const { container } = render(<GuideCover guide={shown} />);
    expect(container.querySelectorAll('svg:not([aria-hidden]), [role=img]')).toHaveLength(0);
    return [...container.querySelectorAll('svg rect')].map((mark) => mark.outerHTML);
  };
  const mario = marksOf(guide(['ssbu:mario']));
  cleanup();
  expect(mario.length).toBeGreaterThan(8);
  expect(marksOf({ ...guide(['ssbu:mario']), _id: 'g2' })).not.toEqual(mario);
});

it('shows its picture, and the tile once that cannot be had', () => {
  const { container } = render(<GuideCover guide={guide(['ssbu:mario'], { previewImage: '/picture.png' })} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/picture.png');
  if (picture !== null) fireEvent.error(picture);
  expect(container.textContent).toBe(emblemOf('ssbu:mario').letters);
});
