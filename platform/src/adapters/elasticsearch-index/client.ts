import { Client, errors } from '@elastic/elasticsearch';
import { SearchUnavailableError } from '../../ports/search-index.js';

/** In ms; a search takes a few. */
const REQUEST_TIMEOUT = 10_000;
const RETRIES = 2;
/** Overloaded, starting, or behind a proxy that cannot reach it. */
const AWAY = new Set([408, 429, 502, 503, 504]);

/** @param node URL of a server, or several: `http://user:password@a:9200,b:9200`. @throws Error when it is none */
export function createClient(node: string): Client {
  return new Client({
    nodes: nodesOf(node),
    maxRetries: RETRIES,
    requestTimeout: REQUEST_TIMEOUT,
    name: 'combolab',
  });
}

/** Name and password are those of the first server. */
function nodesOf(node: string): string[] {
  const [first = '', ...more] = node.split(',');
  if (!/^https?:\/\/[^/]/.test(first) || !URL.canParse(first))
    throw new Error('SEARCH does not name an Elasticsearch server, such as elasticsearch://127.0.0.1:9200/combolab');
  const { protocol, username, password } = new URL(first);
  const user = username === '' ? '' : `${username}:${password}@`;
  return [first, ...more.map((host) => `${protocol}//${user}${host}`)];
}

/**
 * Waits for an answer of Elasticsearch.
 * @throws SearchUnavailableError when none comes, or one that says it is overloaded or starting; never with the address in it
 */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof errors.ElasticsearchClientError)) return error;
  if (!(error instanceof errors.ResponseError)) {
    if (error instanceof errors.ProductNotSupportedError)
      return new Error('The server that SEARCH names is not Elasticsearch.', { cause: error });
    return new SearchUnavailableError(`Elasticsearch does not answer: ${error.name}`);
  }
  const status = error.statusCode ?? 0;
  if (status === 401 || status === 403)
    return new Error('Elasticsearch refuses the user or the password that SEARCH names.');
  if (AWAY.has(status)) return new SearchUnavailableError(`Elasticsearch cannot answer now (${String(status)})`);
  return isMissing(error) ? missingIndex() : new Error(`Elasticsearch refused a request: ${error.message}`);
}

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.ResponseError && kindOf(error) === 'index_not_found_exception';

/** Another process has made the index meanwhile. */
export const isTaken = (error: unknown): boolean =>
  error instanceof errors.ResponseError && kindOf(error) === 'resource_already_exists_exception';

const kindOf = (error: errors.ResponseError): unknown =>
  (error.body as { readonly error?: { readonly type?: unknown } } | null | undefined)?.error?.type;

export const missingIndex = (): SearchUnavailableError =>
  new SearchUnavailableError('The search index is gone from Elasticsearch. Restart: it is made again and filled.');
