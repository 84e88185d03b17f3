import type { TestUser } from './test-user.js';

export type Items = readonly { readonly _id: string }[];

/** Every part of a list, by following its links as a program does. @throws Error with what was answered instead */
export async function partsOf<T = { readonly _id: string }>(user: TestUser, path: string): Promise<(readonly T[])[]> {
  const parts: (readonly T[])[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, headers, body }: { status: number; headers: Headers; body: readonly T[] } =
      await user.get<readonly T[]>(next);
    if (status !== 200 || !Array.isArray(body)) throw new Error(`${next}: ${String(status)} ${JSON.stringify(body)}`);
    parts.push(body);
    next = /^<\/api(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return parts;
}
