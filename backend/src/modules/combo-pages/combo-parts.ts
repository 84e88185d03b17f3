import type { ViewVersion } from '@combolab/contracts';
import type { Collection, DocumentReader, Job, Jobs } from '@combolab/platform';
import { discussionsCollection } from '../comments/comments.projection.js';
import { feedbackCollection, feedbackId, talliesCollection } from '../feedback/tallies.projection.js';
import { previewJobId } from '../previews/preview-view.js';
import { previewsCollection, unmade, type PreviewDoc } from '../previews/previews.projection.js';
import { usersCollection } from '../users/users.projection.js';
import type { ComboDoc } from '../combos/combos.projection.js';

/** A document or none, with its version in either case. */
interface Known<T> {
  readonly doc: T | null;
  readonly version: ViewVersion;
}

type DocOf<C> = C extends Collection<infer T> ? T : never;

/** What is shown of a combo beside itself. */
export interface ComboParts {
  readonly tally: Known<DocOf<typeof talliesCollection>>;
  readonly discussion: Known<DocOf<typeof discussionsCollection>>;
  readonly preview: { readonly doc: PreviewDoc; readonly version: ViewVersion; readonly job: Job | null };
  readonly author: DocOf<typeof usersCollection> | null;
  /** Of who asks: 1, -1 or 0. */
  readonly feedback: number;
}

/** A combo whose parts are wanted. */
export interface Wanted {
  readonly id: string;
  readonly doc: ComboDoc;
  /** The preview as the log has it, for views that do not have it yet. */
  readonly decided?: PreviewDoc | null;
}

interface Stores {
  readonly documents: Pick<DocumentReader, 'getMany' | 'versionsOf'>;
  readonly jobs: Pick<Jobs, 'get'>;
}

/** Everything that these combos are shown with, in their order; each view is asked once for all of them. */
export async function comboParts(
  { documents, jobs }: Stores,
  wanted: readonly Wanted[],
  callerId: string | null,
): Promise<ComboParts[]> {
  const ids = wanted.map(({ id }) => id);
  const authorIds = [...new Set(wanted.map(({ doc }) => doc.authorId))];
  const [tallies, discussions, previews, authors, feedback] = await Promise.all([
    known(documents, talliesCollection, ids),
    known(documents, discussionsCollection, ids),
    known(documents, previewsCollection, ids),
    present(documents, usersCollection, authorIds),
    callerId === null
      ? new Map<string, never>()
      : present(
          documents,
          feedbackCollection,
          ids.map((id) => feedbackId(id, callerId)),
        ),
  ]);
  return Promise.all(
    wanted.map(async ({ id, doc, decided }) => ({
      tally: tallies(id),
      discussion: discussions(id),
      preview: await withJob(jobs, id, previews(id), decided ?? unmade(doc.video)),
      author: authors.get(doc.authorId) ?? null,
      feedback: callerId === null ? 0 : (feedback.get(feedbackId(id, callerId))?.status ?? 0),
    })),
  );
}

/** @param otherwise what holds until the previews have come as far as the combos: each view keeps its own pace */
async function withJob(
  jobs: Stores['jobs'],
  comboId: string,
  { doc, version }: Known<PreviewDoc>,
  otherwise: PreviewDoc,
): Promise<ComboParts['preview']> {
  const shown = doc ?? otherwise;
  const job = shown.state === 'waiting' ? await jobs.get(previewJobId(comboId, shown.generation)) : null;
  return { doc: shown, version, job };
}

/** Documents by id. */
async function present<T extends object>(
  documents: Stores['documents'],
  collection: Collection<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  return new Map((await documents.getMany(collection, ids)).map(({ id, doc }) => [id, doc]));
}

/** Documents by id; versions of those that are not there are asked for, all at once. */
async function known<T extends object>(
  documents: Stores['documents'],
  collection: Collection<T>,
  ids: readonly string[],
): Promise<(id: string) => Known<T>> {
  const found = new Map<string, Known<T>>(
    (await documents.getMany(collection, ids)).map(({ id, doc, version }) => [id, { doc, version }]),
  );
  const missing = ids.filter((id) => !found.has(id));
  const versions = missing.length === 0 ? [] : await documents.versionsOf(collection, missing);
  for (const [i, version] of versions.entries()) found.set(missing[i] ?? '', { doc: null, version });
  return (id) => {
    const one = found.get(id);
    if (one === undefined) throw new Error(`${collection.name} did not tell of ${id}`);
    return one;
  };
}
