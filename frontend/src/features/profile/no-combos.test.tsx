import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { answerMedia } from '../../shared/lib/testing/answer-media.js';
import { NoCombos } from './no-combos.js';

const SPECIFIED = 'No combos yet. Create one with our fancy combo analyzer';

beforeAll(() => {
  answerMedia();
});
afterEach(cleanup);

const show = (own: boolean) => {
  render(
    <MemoryRouter>
      <NoCombos own={own} />
    </MemoryRouter>,
  );
  return {
    picture: screen.getByRole('status').querySelector('svg') !== null,
    words: [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent)[0],
    links: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
};

it('asks its owner to create one', () => {
  expect(show(true)).toEqual({ picture: true, words: SPECIFIED, links: ['/test/test'] });
});

it('tells a visitor that there is nothing, and leads on', () => {
  expect(show(false)).toEqual({
    picture: true,
    words: 'This player has not shared a combo yet',
    links: ['/results'],
  });
});
