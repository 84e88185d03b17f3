import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const rows = queryRows(`
# an ordinary word is a type when nothing else is said ssbu
read ⇒ tags: Read
the read ⇒ tags: Read
fun for fun ⇒ tags: For Fun
string read ⇒ tags: String, Read
60% read ⇒ tags: Read; percent: 60-60
read 60% ⇒ tags: Read; percent: 60-60
cool read ⇒ ⇒ cool read
easy read ⇒ tags: Read; difficulty: Easy ⇒
read easy ⇒ tags: Read; difficulty: Easy ⇒
how to read ⇒ ⇒ how to read
read why ⇒ ⇒ read why
# and right beside a filter ssbu
mario read cool ⇒ A: mario; tags: Read ⇒ cool
cool read mario ⇒ A: mario; tags: Read ⇒ cool
cool read combos with mario ⇒ A: mario; tags: Read ⇒ cool
mario with the read cool ⇒ A: mario; tags: Read ⇒ cool
cool melee read ⇒ game: ssbm; tags: Read ⇒ cool
read nair cool ⇒ tags: Read; moves: neutral-air ⇒ nair cool
cool nair read ⇒ tags: Read; moves: neutral-air ⇒ cool nair
cool at 60 read ⇒ tags: Read; percent: 60-60 ⇒ cool
mario xyz fun -ness ⇒ A: mario; not D: ness; tags: For Fun ⇒ xyz
mario cool read ⇒ A: mario ⇒ cool read
read cool mario ⇒ A: mario ⇒ read cool
mario cool read cool ⇒ A: mario ⇒ cool read cool
mario xyz fun string ⇒ A: mario ⇒ xyz fun string
cool read 60% ⇒ ⇒ cool read 60%
mario easy read ⇒ A: mario; tags: Read; difficulty: Easy ⇒
mario king read ⇒ A: mario ⇒ king read
how mario read ⇒ A: mario ⇒ read
# and after a key or a "not" ssbu
tag:string cool ⇒ tags: String ⇒ cool
cool tag: string why ⇒ tags: String ⇒ cool why
not read cool ⇒ not tags: Read ⇒ cool
# a number with a percent sign alone ssbu
60% ⇒ percent: 60-60
the 60% ⇒ percent: 60-60
cool 60% mario ⇒ A: mario; percent: 60-60 ⇒ cool
mario cool 60% ⇒ A: mario; percent: 60-60 ⇒ cool
why mario 60% ⇒ A: mario; percent: 60-60 ⇒ why
mario easy 60% ⇒ A: mario; percent: 60-60; difficulty: Easy ⇒
easy 60% ⇒ percent: 60-60; difficulty: Easy ⇒
60% cool ⇒ ⇒ 60% cool
why 60% ⇒ ⇒ why 60%
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});
