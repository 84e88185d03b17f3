import { commentPlace, namedComment } from './comment-place.js';

it('finds the comment that an address names, as it was written', () => {
  expect(namedComment(`#${commentPlace('Ab-9_x')}`)).toBe('Ab-9_x');
});

it.each(['', '#', '#comment-', '#discussion', '#comment-%00', '#comment-a b', 'comment-a'])(
  'finds none in %j',
  (hash) => {
    expect(namedComment(hash)).toBeNull();
  },
);
