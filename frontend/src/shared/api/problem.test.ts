import { fieldProblems, isOffline, problemStatus, problemText, type ApiError } from './problem.js';

const problem = (status: number, detail: string, retryAfter: number | null = null): ApiError => ({
  kind: 'problem',
  status,
  retryAfter,
  problem: {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail,
    code: 'refused',
    correlationId: 'c-1',
    errors: [{ path: 'name', message: 'is empty' }],
  },
});

describe('problemText', () => {
  it("is the server's own sentence", () => {
    expect(problemText(problem(404, 'This combo does not exist.'))).toBe('This combo does not exist.');
  });
  it('falls back to the title', () => {
    expect(problemText(problem(500, ''))).toBe('Refused');
  });
  it('says when to come back', () => {
    expect(problemText(problem(429, 'Too many', 12))).toContain('12 s');
  });
  it('has its own sentence when the server cannot be reached', () => {
    expect(problemText({ kind: 'offline' })).toContain('No connection');
    expect(isOffline({ kind: 'offline' })).toBe(true);
  });
  it('says something for errors of the page itself', () => {
    expect(problemText(new TypeError('x'))).toContain('went wrong');
  });
});

it('gives messages by field', () => {
  expect(fieldProblems(problem(400, 'x'))).toEqual({ name: 'is empty' });
  expect(problemStatus(problem(400, 'x'))).toBe(400);
});
