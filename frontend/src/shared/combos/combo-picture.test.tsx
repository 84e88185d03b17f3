import { cleanup, fireEvent, render } from '@testing-library/react';
import { emblemOf } from '@combolab/contracts';
import { ComboPicture } from './combo-picture.js';

afterEach(cleanup);

const combo = { _id: 'c1', characterId: 'ssbu:mario', characterIds: ['ssbu:ness', 'ssbu:fox'] };
const LETTERS = ['ssbu:mario', 'ssbu:ness'].map((id) => emblemOf(id).letters).join('');

it('says who fights whom where a combo has no picture', () => {
  const { container } = render(<ComboPicture combo={{ ...combo, thumbnail: null }} />);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, LETTERS]);
});

it('leaves who fights whom where its picture cannot be loaded', () => {
  const { container } = render(<ComboPicture combo={{ ...combo, thumbnail: '/gone.png' }} />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, LETTERS]);
});
