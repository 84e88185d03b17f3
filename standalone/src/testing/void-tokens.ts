import { jest } from '@jest/globals';

/** Runs a call when the tokens of now are over. */
export async function whenExpired<R>(run: () => Promise<R>): Promise<R> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  try {
    return await run();
  } finally {
    clock.mockRestore();
  }
}

/** A token without a signature, with another one, cut, and with other words under the same signature. */
export function forgedTokens(token: string): readonly [string, ...string[]] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const encoded = (text: string): string => Buffer.from(text).toString('base64url');
  return [
    `${encoded('{"alg":"none"}')}.${payload}.`,
    `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${header}.${payload}`,
    'x',
    `${header}.${encoded('{"sub":"x"}')}.${signature}`,
  ];
}
