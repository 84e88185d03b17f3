import { withoutSpan } from './edit.js';
import { fold, quotedWords, wordsOf } from './fold.js';
import { readLine } from './line.js';

it('reads a query in lower case, with one kind of each sign and single spaces', () => {
  expect(readLine('  FOX\t→ “Nair” — 50 ≥ x  ').text).toBe(' fox > "nair" - 50 >= x ');
  expect(readLine('Pokémon ﬁre Ⓐ').text).toBe('pokemon fire a');
  expect(readLine('e\u0301\u0302\u200bx').text).toBe('ex');
  expect(readLine('a\u007fb').text).toBe('a b');
});

it('knows from which characters each came', () => {
  expect(readLine('a  b')).toEqual({ text: 'a b', from: [0, 1, 3], to: [1, 3, 4] });
  expect(readLine('e\u0301x')).toEqual({ text: 'ex', from: [0, 2], to: [2, 3] });
  expect(readLine('ﬁ')).toEqual({ text: 'fi', from: [0, 0], to: [1, 1] });
  // an accent with nothing before it belongs to nothing
  expect(readLine('\u0301x')).toEqual({ text: 'x', from: [1], to: [2] });
});

it('folds names and texts to plain words', () => {
  expect(fold('  Up-Air!! & “Dash” ')).toBe('up air & dash');
  expect(fold('¡Pokémon… ﬁre!')).toBe('pokemon fire');
  expect(fold('Ắ b')).toBe('a b');
  expect(wordsOf(fold('Up - Air'))).toEqual(['up', 'air']);
  expect(wordsOf(fold(' !! '))).toEqual([]);
});

it('tells the words of passages in quotes', () => {
  expect([...quotedWords('fox "Up Air" and "Dash" "" x')]).toEqual(['up', 'air', 'dash']);
  expect([...quotedWords('no "end')]).toEqual([]);
});

describe('a query without one of its parts', () => {
  const without = (query: string, part: string) => {
    const start = query.indexOf(part);
    return withoutSpan(query, { start, end: start + part.length });
  };

  it('keeps the rest, with single spaces', () => {
    expect(without('fox  vs  marth 50%', 'vs')).toBe('fox marth 50%');
    expect(without('fox', 'fox')).toBe('');
  });

  it('loses the possessive of that part, and of no other', () => {
    expect(without("fox's shine", 'fox')).toBe('shine');
    expect(without('fox’s shine', 'fox')).toBe('shine');
    expect(without("fox marth's nair", 'fox')).toBe("marth's nair");
    expect(without('foxes shine', 'fox')).toBe('es shine');
  });

  it('loses what would join it to nothing, at its end alone', () => {
    expect(without('fox vs. marth', 'marth')).toBe('fox');
    expect(without('fox , vs marth', 'marth')).toBe('fox');
    expect(without('vs marth', 'marth')).toBe('');
    expect(without('vs fox', 'vs')).toBe('fox');
    expect(without('on ledge fox', 'fox')).toBe('on ledge');
    expect(without('marathon fox', 'fox')).toBe('marathon');
    expect(without('fox -> nair', 'nair')).toBe('fox');
    expect(without('fox or x marth', 'marth')).toBe('fox or x');
  });
});
