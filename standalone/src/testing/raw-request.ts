import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What was answered, as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a JSON body to a target exactly as it is spelled: `fetch` would put it into its plain form first. */
export async function rawPost(
  url: string,
  target: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const sent = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ hostname, port, method: 'POST', path: target, agent: false },
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent), ...headers },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      text(answer).then((told) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: told });
      }, reject);
    });
    asked.end(sent);
  });
}
