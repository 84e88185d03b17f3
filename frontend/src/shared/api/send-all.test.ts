import { calls } from './calls.js';
import { request } from './request.js';
import { sendAll } from './send-all.js';

const asked: string[] = [];
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
  asked.length = 0;
});

/** A server that answers these parts, one after the other. */
function serve(parts: readonly (readonly number[] | null)[]): void {
  globalThis.fetch = ((path: string) => {
    const part = parts[asked.length];
    asked.push(path);
    if (part == null) return Promise.resolve(new Response('{"status":503,"detail":"Away."}', { status: 503 }));
    const link = `</api/user/follows?cursor=c%2F${String(asked.length)}>; rel="next"`;
    const headers: Record<string, string> = asked.length < parts.length ? { Link: link } : {};
    return Promise.resolve(new Response(JSON.stringify({ authors: part }), { headers }));
  }) as typeof fetch;
}

const all = () =>
  sendAll(
    request(calls.follows, {}),
    new AbortController().signal,
    (answer) => (answer as { authors: number[] }).authors,
  );

it('reads a list to its end, in order', async () => {
  serve([[1, 2], [3], [4]]);
  expect(await all()).toEqual({ data: [1, 2, 3, 4] });
  expect(asked).toEqual(['/api/user/follows', '/api/user/follows?cursor=c%2F1', '/api/user/follows?cursor=c%2F2']);
});

it('shows no part of a list that could not be read whole', async () => {
  serve([[1, 2], null]);
  expect(await all()).toMatchObject({ error: { kind: 'problem', status: 503 } });
});
