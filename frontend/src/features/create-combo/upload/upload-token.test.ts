import { jest } from '@jest/globals';

const held = { token: null as string | null };
const asked: string[] = [];
jest.unstable_mockModule('../../../shared/auth/token-manager.js', () => ({
  currentToken: () => Promise.resolve(held.token),
  renewToken: () => {
    asked.push('new');
    return Promise.resolve(held.token);
  },
  readClaims: (token: string) => ({ userId: token.replace('token of ', ''), lifeMs: 1 }),
}));
const { uploadToken } = await import('./upload-token.js');

it('gives tokens of its user alone, whoever is signed in by now', async () => {
  held.token = 'token of a';
  expect(await uploadToken('a')(false)).toBe('token of a');
  held.token = 'token of b';
  expect([await uploadToken('a')(false), await uploadToken('a')(true)]).toEqual([null, null]);
  expect(asked).toEqual(['new']);
  held.token = null;
  expect(await uploadToken('a')(false)).toBeNull();
});
