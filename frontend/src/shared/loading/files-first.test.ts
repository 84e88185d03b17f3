import { waitFor } from '@testing-library/react';
import { firstPageStands, MissingFileError, withFiles } from './files-first.js';

const answers = (...given: (Response | Error)[]) => {
  const asked: string[] = [];
  globalThis.fetch = (href) => {
    asked.push(new URL(href as string).pathname);
    const answer = given.shift() ?? new Response('');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return asked;
};
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  document.head.replaceChildren();
});

/** The first page, as a document begins with it. */
let firstAsked: string[];
beforeAll(async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/c.js"><script src="/assets/d.js"></script>';
  firstAsked = answers();
  await withFiles(() => Promise.resolve(1), ['assets/first.js', 'assets/c.js']);
  await withFiles(() => Promise.resolve(2), ['assets/second.js']);
  firstPageStands();
});

it('leaves the first page to the browser, and fetches nothing again that came with it or with the document', async () => {
  expect(firstAsked).toEqual([]);
  const asked = answers();
  expect(
    await withFiles(() => Promise.resolve(2), ['assets/c.js', 'assets/d.js', 'assets/first.js', 'assets/second.js']),
  ).toBe(2);
  expect(asked).toEqual([]);
});

it('imports when all files are here, each fetched once', async () => {
  const asked = answers();
  const load = () => Promise.resolve({ asked: [...asked] });
  const both = [withFiles(load, ['assets/a.js', 'assets/b.js']), withFiles(load, ['assets/b.js'])];
  for (const { asked: before } of await Promise.all(both)) expect(before).toContain('/assets/b.js');
  await withFiles(load, ['assets/a.js']);
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
});

it('asks again for a file that did not come, at once or with the next import, and imports nothing until then', async () => {
  const loads: number[] = [];
  const load = () => Promise.resolve(loads.push(1));
  const asked = answers(new Response('', { status: 404 }), new TypeError('away'), new Response(''));
  await expect(withFiles(load, ['assets/e.js'])).rejects.toThrow(MissingFileError);
  expect(loads).toEqual([]);
  await withFiles(load, ['assets/e.js']);
  expect([loads, asked]).toEqual([[1], Array.from({ length: 3 }, () => '/assets/e.js')]);
});

const link = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
/** The link that is there, or comes, hears that its styles came or did not. */
async function answerLink(kind: 'load' | 'error'): Promise<void> {
  await waitFor(() => {
    expect(link()).not.toBeNull();
  });
  link()?.dispatchEvent(new Event(kind));
}

it('asks once more for styles that did not come, where the server has them, and waits for them', async () => {
  const asked = answers();
  const loading = withFiles(() => Promise.resolve(1), ['assets/f.css']);
  await answerLink('error');
  expect(link()).toBeNull();
  await answerLink('load');
  expect([await loading, asked]).toEqual([1, ['/assets/f.css']]);
});

it('tells of styles that the server does not have, and asks again with the next import', async () => {
  answers(new Response('', { status: 404 }));
  const first = withFiles(() => Promise.resolve(1), ['assets/g.css']);
  await answerLink('error');
  await expect(first).rejects.toThrow('/assets/g.css');
  expect(link()).toBeNull();
  const second = withFiles(() => Promise.resolve(2), ['assets/g.css']);
  await answerLink('load');
  expect(await second).toBe(2);
});

it('asks again for a script whose body was cut', async () => {
  const cut = new Response(
    new ReadableStream({
      start: (body) => {
        body.error(new TypeError('network error'));
      },
    }),
  );
  const asked = answers(cut);
  expect(await withFiles(() => Promise.resolve(3), ['assets/h.js'])).toBe(3);
  expect(asked).toEqual(['/assets/h.js', '/assets/h.js']);
});
