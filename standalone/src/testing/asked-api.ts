import { Opened } from '@combolab/platform';
import { engineUrl } from '@combolab/platform/contract-suites';
import type { DistributedSite } from './distributed-site.js';
import { MongoQuestions, type Question } from './mongo-questions.js';

/** An api process of a site that is known to ask these questions of MongoDB. */
export interface AskedApi extends AsyncDisposable {
  readonly url: string;
  /** What it asked since this was called last. */
  take(): readonly Question[];
}

/** One more api process, with the limits of a real installation. @param kind whether it has viewers, too */
export async function openAskedApi(site: DistributedSite, kind: 'api' | 'api,live' = 'api'): Promise<AskedApi> {
  const opened = new Opened();
  try {
    const questions = opened.use(await MongoQuestions.open(engineUrl('mongodb')));
    const { EVENT_LOG = '', DOCUMENTS = '', JOBS = '' } = site.settings;
    const log = new URL(EVENT_LOG);
    log.searchParams.set('commits', questions.through(log.searchParams.get('commits') ?? ''));
    const api = opened.use(
      site.another(kind, {
        EVENT_LOG: log.href,
        DOCUMENTS: questions.through(DOCUMENTS),
        JOBS: questions.through(JOBS),
        RATE_LIMITS: 'on',
      }),
    );
    await api.start();
    return { url: api.url, take: () => questions.take(), [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
