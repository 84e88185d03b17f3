import { streams, type Combo, type Comment, type SearchResult } from '@combolab/contracts';
import { openSite } from '../distributed/open-site.js';
import { verifySite } from '../distributed/verify-site.js';
import { partsOf } from '../testing/list-parts.js';
import type { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import type { Crowd } from './crowd.js';
import type { DoubledSite } from './doubled-site.js';
import type { PageViewer } from './page-viewer.js';
import { differences, type ShownCombo, type Told } from './told.js';

/** How long everything may take to come to everybody, ms. */
const SETTLE_MS = 240_000;
const DAY_MS = 24 * 3600 * 1000;

/** @returns what is still wrong after {@link SETTLE_MS}; empty as soon as nothing is */
async function lasting(what: string, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let last: readonly string[] = [];
  const agreed = await waitUntil(
    what,
    async () => {
      last = await look();
      return last.length === 0 ? true : undefined;
    },
    SETTLE_MS,
  ).catch(() => null);
  return agreed === null ? last : [];
}

/** What the api answers of combos. */
async function answered(reader: TestUser, comboIds: readonly string[]): Promise<readonly ShownCombo[]> {
  const shown = comboIds.map(async (comboId) => {
    const { body } = await reader.get<readonly Combo[]>(`/combo/${comboId}`);
    const comments = (await partsOf<Comment>(reader, `/get-comments/${comboId}`)).flat();
    return body.map(({ _id, name, numLikes, numDislikes }) => ({
      ...{ comboId: _id, name, numLikes, numDislikes },
      comments: new Map(comments.map((each) => [each._id, each.text])),
    }));
  });
  return (await Promise.all(shown)).flat();
}

/** Compares what people were told with what the api answers them. @returns findings in words */
export const comparedWithApi = (told: Told, reader: TestUser): Promise<readonly string[]> =>
  lasting('the api to answer what people were told', async () =>
    differences(told.combos(), await answered(reader, told.comboIds), 'api'),
  );

/** Compares what people were told with what open pages show that nobody has touched. @returns findings in words */
export const comparedWithPages = (told: Told, pages: ReadonlyMap<string, PageViewer>): Promise<readonly string[]> =>
  lasting('open pages to show what people were told', () =>
    Promise.resolve(
      [...pages].flatMap(([where, page]) => {
        const shown = page.shown();
        const open = told.combos().filter(({ comboId }) => page.comboIds.includes(comboId));
        return differences(open, shown, `page at the ${where}`);
      }),
    ),
  );

/** Compares favorites, search, previews and files with what people were told. @returns findings in words */
export async function comparedByUse({ told, people, words }: Crowd, site: DoubledSite): Promise<readonly string[]> {
  const [reader] = people;
  if (reader === undefined) return ['nobody is there'];
  const favorites = lasting('favorites', async () => {
    const found = people.map(async (person) => {
      const listed = (await partsOf(person, `/user/favorites/${person.userId}`)).flat().map(({ _id }) => _id);
      const wanted = [...(told.favorites.get(person.userId) ?? [])];
      return isSame(listed, wanted) ? [] : [`favorites of ${person.userId}: ${String(listed)}, not ${String(wanted)}`];
    });
    return (await Promise.all(found)).flat();
  });
  const search = lasting('search', async () => {
    const found = [...words].map(async ([comboId, word]) => {
      const { body } = await reader.get<SearchResult>(`/search/combos?q=${word}`);
      const hits = body.hits.map(({ _id }) => _id);
      return isSame(hits, [comboId]) ? [] : [`search for ${word}: ${String(hits)}, not ${comboId}`];
    });
    return (await Promise.all(found)).flat();
  });
  const previews = lasting('previews', async () => {
    const found = told.comboIds.map(async (comboId) => {
      const { body } = await reader.get<readonly Combo[]>(`/combo/${comboId}`);
      return body.flatMap((combo) =>
        combo.previewState.state === 'ready' ? [] : [`the preview of ${comboId} is ${combo.previewState.state}`],
      );
    });
    return (await Promise.all(found)).flat();
  });
  const findings = (await Promise.all([favorites, search, previews])).flat();
  const files = await Promise.all(told.comboIds.map((comboId) => brokenFiles(comboId, reader, site)));
  return [...findings, ...files.flat()];
}

/** Every file of a combo as a browser gets it, whole. */
async function brokenFiles(comboId: string, reader: TestUser, site: DoubledSite): Promise<readonly string[]> {
  const { body } = await reader.get<readonly Combo[]>(`/combo/${comboId}`);
  const paths = body.flatMap(({ renditions, preview, thumbnail }) => [
    ...renditions.map(({ src }) => src),
    ...[preview, thumbnail].filter((path) => path !== null),
  ]);
  const found = paths.map(async (path) => {
    const file = await fetch(`${site.apis()[0] ?? ''}${path}`);
    const bytes = (await file.arrayBuffer()).byteLength;
    const isWhole = file.status === 200 && bytes > 0 && bytes === Number(file.headers.get('content-length'));
    return isWhole ? [] : [`${path} of ${comboId}: ${String(file.status)}, ${String(bytes)} bytes`];
  });
  return [...(paths.length > 1 ? [] : [`${comboId} has no preview's files`]), ...(await Promise.all(found)).flat()];
}

/** Compares views, index and files with the log, and looks for work that was done twice or stands still. @returns findings in words */
export async function comparedWithLog(told: readonly Told[], { site }: DoubledSite): Promise<readonly string[]> {
  await using open = await openSite({ ...site.settings, LOG_LEVEL: 'silent' });
  const { ports } = open;
  const findings = await lasting('views, index and files to agree with the log', () => verifySite(ports, DAY_MS));
  const parked = (await ports.documents.parked()).map((each) => `parked: ${JSON.stringify(each)}`);
  const twice = told
    .flatMap(({ comboIds }) => comboIds)
    .map(async (comboId) => {
      const events = await ports.log.readStream(streams.combo(comboId));
      const ready = events.filter(({ type }) => type === 'preview.ready').length;
      return ready === 1 ? [] : [`the preview of ${comboId} was made ${String(ready)} times`];
    });
  return [...findings, ...parked, ...(await Promise.all(twice)).flat()];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();
