import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { ComboAdded, streams, type EventOf } from '@combolab/contracts';
import { readSettings } from '@combolab/platform';
import { openProduct, type Product } from '@combolab/standalone';

export interface BenchProductOptions {
  readonly previews?: boolean;
  readonly pageFolder?: string;
}

export interface BenchProduct extends AsyncDisposable {
  readonly product: Product;
  /** Without trailing slash. */
  readonly url: string;
}

/** The real product in this process, listening, without limits on how much one user may do. */
export async function startProduct(
  dataDir: string,
  { previews = false, pageFolder }: BenchProductOptions = {},
): Promise<BenchProduct> {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: dataDir });
  const product = await openProduct(settings, {
    ...{ previews, pageFolder: pageFolder ?? null },
    print: () => undefined,
  });
  await product.app.listen(0, '127.0.0.1');
  const { port } = product.app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  return { product, url, [Symbol.asyncDispose]: () => product[Symbol.asyncDispose]() };
}

/** Records combos as if they had been shared; resolves with their ids when the views have them. */
export async function recordCombos(
  { ports, projector }: Product,
  count: number,
  content: Partial<EventOf<typeof ComboAdded>['data']> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
  await Promise.all(
    ids.map((comboId) => {
      const added = ComboAdded({ ...ComboAdded.example, ...content, comboId, authorId: 'bench' });
      const context = { commandId: `added-${comboId}`, actor: null, correlationId: 'bench' };
      return ports.log.append(streams.combo(comboId), 0, [added], context);
    }),
  );
  await projector.idle();
  return ids;
}

/** Signs people up, four at a time, and resolves with their bearer tokens. */
export async function signUpAll(url: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, i) => `p${String(i)}-${randomBytes(4).toString('hex')}`);
  const tokens: string[] = [];
  const one = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) tokens.push(await signUp(url, name));
  };
  await Promise.all([one(), one(), one(), one()]);
  return tokens;
}

async function signUp(url: string, name: string): Promise<string> {
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${name}@example.test`, password: 'correct horse battery', name }),
  });
  const session = signedUp.headers.get('set-auth-token');
  if (!signedUp.ok || session === null)
    throw new Error(`sign-up answered ${String(signedUp.status)} ${await signedUp.text()}`);
  const answer = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } });
  return ((await answer.json()) as { token: string }).token;
}
