import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cellsOf, isRule, isTestNamed } from './cited-tests.js';

const page = readFileSync(fileURLToPath(new URL('../../../docs/reliability.md', import.meta.url)), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Each mended fault')) ?? '';
const [, ...rows] = section
  .split('\n')
  .filter((line) => line.startsWith('|') && !isRule(line))
  .map(cellsOf);

describe('the list of mended faults', () => {
  it('numbers its rows, and says of each what was taken back, how the test failed, and how it stands with servers', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map(([number]) => number)).toEqual(rows.map((_, i) => String(i + 1)));
    expect(rows.filter((cells) => cells.length !== 6 || cells.includes(''))).toEqual([]);
  });

  it('names tests that exist', () => {
    const citations = rows.flatMap(([, , tests = '']) => tests.split('<br>'));
    expect(citations.filter((citation) => !isTestNamed(citation))).toEqual([]);
  });
});
