import { asKept, isPage } from './kept-document.js';

const POLICY = 'Content-Security-Policy';
const kept = () =>
  new Response('<html lang="en"><meta name="csp-nonce" content="abc123" /><p>abc</p>', {
    headers: { [POLICY]: "default-src 'none'; style-src 'self' 'nonce-abc123'", 'Content-Type': 'text/html' },
  });

it('marks a kept document and gives it another nonce each time, in its policy and in itself, and changes nothing else', async () => {
  const [first, second] = await Promise.all([asKept(kept()), asKept(kept())]);
  const nonces = [first, second].map(({ headers }) => /'nonce-([^']+)'/.exec(headers.get(POLICY) ?? '')?.[1] ?? '');
  expect(new Set([...nonces, 'abc123']).size).toBe(3);
  expect(first.headers.get(POLICY)).toBe(`default-src 'none'; style-src 'self' 'nonce-${nonces[0] ?? ''}'`);
  expect(first.headers.get('Content-Type')).toBe('text/html');
  expect(await first.text()).toBe(
    `<html data-kept lang="en"><meta name="csp-nonce" content="${nonces[0] ?? ''}" /><p>abc</p>`,
  );
});

it('marks a document without a nonce, and leaves the rest as it is', async () => {
  const plain = new Response('<html><p>plain</p>', { headers: { [POLICY]: "default-src 'none'" } });
  expect(await (await asKept(plain)).text()).toBe('<html data-kept><p>plain</p>');
});

it.each(['/', '/results/ssbu', '/what-can-i-do', '/frames/mario', '/apian'])('takes %s for a page', (path) => {
  expect(isPage(path)).toBe(true);
});

it.each(['/api/auth/callback', '/health/ready', '/socket.io/', '/assets/index.js', '/embed/abc', '/metrics'])(
  'leaves %s to the server',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
