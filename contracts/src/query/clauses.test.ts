import { clausesOf } from './clauses.js';
import { readLine } from './line.js';
import { recognise } from './recognise.js';
import { tokensOf } from './tokens.js';

const read = (query: string) => {
  const line = readLine(query);
  const { tokens } = tokensOf(line);
  const names = recognise(line, tokens, 'ssbu').filter(({ meaning }) => meaning.kind === 'name');
  const clauses = clausesOf(tokens, names);
  return { said: clauses.said, around: names.map((name) => clauses.aroundOf(name)) };
};

it('parts a question where its sentences are parted, with names of any length as one sign', () => {
  expect(read("my sister's little mac beats me (mario). what now?").said).toEqual([
    ' my sister s # beats me ( # ',
    ' what now ',
  ]);
  expect(read('').said).toEqual([' ']);
});

it('tells what stands around a name in its clause, nine words at most', () => {
  expect(read('so, one two three four five six seven eight nine ten mario').around).toEqual([
    { before: ' two three four five six seven eight nine ten ', behind: ' ' },
  ]);
  expect(read("mario's fair on luigi").around).toEqual([
    { before: ' ', behind: ' s fair on # ' },
    { before: ' # s fair on ', behind: ' ' },
  ]);
});
