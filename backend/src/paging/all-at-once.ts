import { LIMITS } from '@combolab/contracts';
import { answering } from '../http/answering.js';
import type { PageAsked } from './find-page.js';

/** What a list that once answered everything is asked for. */
export const asPage = ({ cursor }: { readonly cursor?: string | undefined }): PageAsked => ({
  cursor: cursor ?? null,
  limit: LIMITS.listMax,
});

/** Says in the answer at hand where a list goes on (RFC 8288): its JSON has no place for that. */
export function tellNext(cursor: string | null): void {
  const response = answering.getStore();
  if (response === undefined || cursor === null) return;
  const { pathname } = new URL(response.req.originalUrl, 'http://localhost');
  response.append('Link', `<${pathname}?cursor=${encodeURIComponent(cursor)}>; rel="next"`);
}
