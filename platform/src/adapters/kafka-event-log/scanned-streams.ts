import type { RecordedEvent } from '@combolab/contracts';
import { recordedEvents } from './commit.js';
import type { Commits } from './commits.js';

/** Commits that are read with one question, batch by batch. */
const PAGE = 5000;

type Stream = readonly [name: string, events: readonly RecordedEvent[]];

/**
 * Every stream after a name, in the order of the names, whole: page by page through the unique index, whatever streams there are. One
 * cursor for all would end with an election of the servers, or while its reader takes long.
 * @param after '' = from the first
 * @param size commits of a page, 1 or more
 */
export async function* scannedStreams(commits: Commits, after: string, size = PAGE): AsyncGenerator<Stream> {
  for (let from: { readonly $gt: string } | { readonly $gte: string } = { $gt: after }; ;) {
    const page = commits.collection.find({ stream: from }).sort({ stream: 1, first: 1 }).limit(size);
    let read = 0;
    let first = '';
    let name = '';
    let events: RecordedEvent[] = [];
    for await (const commit of page) {
      if (commit.stream !== name) {
        if (read > 0) yield [name, events];
        else first = commit.stream;
        [name, events] = [commit.stream, []];
      }
      events.push(...recordedEvents(commits.source, commit));
      read += 1;
    }
    if (read < size) {
      if (read > 0) yield [name, events];
      return;
    }
    // the page may have cut the last one
    if (name === first) yield [name, await commits.readStream(name)];
    from = name === first ? { $gt: name } : { $gte: name };
  }
}
