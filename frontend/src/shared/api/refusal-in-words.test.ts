import type { ApiError } from './problem.js';

// before any text is asked for, as the script of a language does
Object.assign(globalThis, {
  spokenLanguage: {
    code: 'de',
    messages: { 'shared/terms/problems': { 'past-the-end': [['frame'], ' liegt hinter ', ['lastFrame'], '.'] } },
  },
});
const { problemText } = await import('./problem.js');

const refused = (code: string): ApiError => ({
  kind: 'problem',
  status: 422,
  retryAfter: null,
  problem: {
    ...{ type: 'about:blank', title: 'Refused', status: 422, code, correlationId: 'c-1' },
    ...{ detail: 'The server’s own words.', frame: 90, lastFrame: 60 },
  },
});

it('says in the spoken language why the server refused, with what the problem tells', () => {
  expect(problemText(refused('past-the-end'))).toBe('90 liegt hinter 60.');
});

it('leaves what no translation knows in the words of the server', () => {
  expect(problemText(refused('new-here'))).toBe('The server’s own words.');
  expect(problemText(refused('toString'))).toBe('The server’s own words.');
});
