import { partsOf, queryRows } from './query-row.js';
import { textTerms } from './text-terms.js';
import { understand } from './understand.js';

const rows = queryRows(`
# an "on" while the name after it is being typed ssbm
fox on ⇒ A: fox
fox nair on ⇒ A: fox; moves: neutral-air ⇒ nair
fox on m ⇒ A: fox ⇒ m
fox on mar ⇒ A: fox ⇒ mar
# an "on" before what becomes no name, or is followed by more ssbm
fox on arth ⇒ A: fox ⇒ on arth
fox on xyz ⇒ A: fox ⇒ on xyz
fox on mar kill ⇒ A: fox ⇒ on mar kill
fox "on" ⇒ A: fox ⇒ "on"
fox on "mar" ⇒ A: fox ⇒ on "mar"
# nobody in particular ssbm
vs everyone fox ⇒ D: fox
fox vs everyone ⇒ A: fox
anyone on fox ⇒ D: fox
everyone fox ⇒ A: fox ⇒ everyone
fox everyone ⇒ A: fox ⇒ everyone
fox on everyone kill ⇒ A: fox ⇒ kill
kill on everyone fox ⇒ A: fox ⇒ kill
fox "everyone" on ⇒ A: fox ⇒ "everyone"
# how often a move is done ssbm
fox nair x3 ⇒ A: fox; moves: neutral-air; sequence: neutral-air neutral-air neutral-air ⇒ nair
nair 3x fox ⇒ A: fox; moves: neutral-air; sequence: neutral-air neutral-air neutral-air ⇒ nair
3x nair fox ⇒ A: fox; moves: neutral-air; sequence: neutral-air neutral-air neutral-air ⇒ nair
fox x3 nair ⇒ A: fox; moves: neutral-air; sequence: neutral-air neutral-air neutral-air ⇒ nair
# what counts no move ssbm
fox x3 ⇒ A: fox ⇒ x3
fox nair 100x ⇒ A: fox; moves: neutral-air ⇒ nair 100x
fox nair marth x3 ⇒ A: fox; D: marth; moves: neutral-air ⇒ nair x3
# an ampersand within a word stays, one between words says nothing ssbm
r&d marth ⇒ A: marth ⇒ r&d
r&d&x marth ⇒ A: marth ⇒ r&d&x
fox p & q ⇒ A: fox ⇒ p q
fox p& q ⇒ A: fox ⇒ p q
fox p &q ⇒ A: fox ⇒ p q
fox & ⇒ A: fox
fox p&q ⇒ A: fox ⇒ p&q
fox nair p&q ⇒ A: fox; moves: neutral-air ⇒ nair p&q
# with and without, of what is no name ssbm
fox w/ xyz ⇒ A: fox ⇒ xyz
fox w/o xyz ⇒ A: fox ⇒ w o xyz
# words that stay apart ssbm
xyz-klm fox ⇒ A: fox ⇒ xyz klm
p&q-xyz fox ⇒ A: fox ⇒ p&q xyz
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

describe('what is searched for in texts', () => {
  it('is each word, and a passage in quotes as a whole', () => {
    expect(textTerms('r&d  "Up Air" kill')).toEqual([['r'], ['&'], ['d'], ['up air'], ['kill']]);
    expect(textTerms('')).toEqual([]);
  });

  it('is a move in all of its spellings', () => {
    const [spellings, more] = textTerms('Up Air kill');
    expect(spellings).toEqual(expect.arrayContaining(['up air', 'uair', 'upair', 'u air']));
    expect(spellings?.every((each) => !each.includes('fair'))).toBe(true);
    expect(more).toEqual(['kill']);
    expect(textTerms('regrab')).toEqual([['grab', 'regrab']]);
  });

  it('is a zero to death as players write it, and no other zero', () => {
    const spellings = [['zero to death', '0 to death', '0 death', 'zero death', '0td']];
    expect(textTerms('zero to death')).toEqual(spellings);
    expect(textTerms('zero to hero')).toEqual([['zero'], ['to'], ['hero']]);
    expect(textTerms('one to death')).toEqual([['one'], ['to'], ['death']]);
    expect(textTerms('zero or death')).toEqual([['zero'], ['or'], ['death']]);
    expect(textTerms('zero to')).toEqual([['zero'], ['to']]);
  });
});
