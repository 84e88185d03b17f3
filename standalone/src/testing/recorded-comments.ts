import { CommentAdded } from '@combolab/contracts';
import { openSite } from '../distributed/open-site.js';

/** Ids of the comments that the commits of a distributed site know. */
export async function recordedComments(settings: Readonly<Record<string, string>>): Promise<ReadonlySet<string>> {
  await using open = await openSite({ ...settings, LOG_LEVEL: 'silent' });
  const ids = new Set<string>();
  await open.ports.log.scan('', (_stream, events) => {
    for (const { type, subject } of events) if (type === CommentAdded.type) ids.add(subject.split('/').at(-1) ?? '');
    return Promise.resolve();
  });
  return ids;
}
