import type { PageIdentity } from '@combolab/contracts';

/** What the document says; the provider that is built in when it says nothing, as in development. */
export function readIdentity(content: string): PageIdentity {
  return content.startsWith('{') ? (JSON.parse(content) as PageIdentity) : { kind: 'local' };
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="identity"]');

/** With whom this page signs people in. */
export const pageIdentity: PageIdentity = readIdentity(meta?.content ?? '');
