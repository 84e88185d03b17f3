import { ComboEdited, FeedbackGiven, type RecordedEvent } from '@combolab/contracts';
import { createMemorySearchIndex } from '@combolab/platform';
import { ComboWriter } from './combo-writer.js';

const event = ({ type }: { readonly type: string }, comboId: string): RecordedEvent =>
  ({ type, subject: `combo/${comboId}` }) as RecordedEvent;
const edited = (comboId: string): RecordedEvent => event(ComboEdited, comboId);
const liked = (comboId: string): RecordedEvent => event(FeedbackGiven, comboId);
const nothing = (): undefined => undefined;
const silent = { warn: nothing, error: nothing };

/** A writer whose timer never comes, and what it did, in order. */
class Bench {
  readonly did: string[] = [];
  readonly reads: (readonly string[])[] = [];
  /** Refuses the next read. */
  refusal: Error | null = null;
  /** Reads wait for it. */
  opened: Promise<void> = Promise.resolve();

  readonly writer = new ComboWriter({
    search: createMemorySearchIndex(),
    source: {
      read: async (ids) => {
        this.reads.push(ids);
        await this.opened;
        if (this.refusal !== null) throw this.refusal;
        this.did.push(`wrote ${ids.join(' ')}`);
        return [];
      },
      async *all() {
        await Promise.resolve();
        yield* [];
      },
    },
    ...{ logger: silent, pauseMs: 2 ** 31 - 1 },
    storePlace: () => {
      this.did.push('stored the place');
      return Promise.resolve();
    },
  });
}

it('writes content at once, each combo once, and likes together when it is flushed', async () => {
  const { writer, did } = new Bench();
  await writer.take([edited('a'), liked('b'), edited('a'), liked('c'), liked('b')], () => did.push('told'));
  await writer.take([liked('b'), edited('c')], nothing);
  await writer.flush();
  expect(did).toEqual(['wrote a', 'told', 'wrote c', 'wrote b', 'stored the place']);
});

it('stores no place while likes before it are being written, or cannot be', async () => {
  const bench = new Bench();
  const { writer, did } = bench;
  let open = nothing;
  bench.opened = new Promise((resolve) => {
    open = resolve as typeof nothing;
  });
  await writer.take([liked('a')], nothing);
  const flushed = writer.flush();
  const more = writer.take([edited('b')], () => did.push('told'));
  expect(did).toEqual([]);
  open();
  await Promise.all([flushed, more]);
  expect(did).toEqual(['wrote a', 'stored the place', 'wrote b', 'told']);

  await writer.take([liked('c')], nothing);
  bench.refusal = new Error('away');
  await expect(writer.flush()).rejects.toThrow('away');
  bench.refusal = null;
  await writer.take([liked('d')], nothing);
  await writer.flush();
  expect(did.slice(4)).toEqual(['wrote c d', 'stored the place']);
});

it('hands a batch back whose content cannot be written, and tells nobody of it', async () => {
  const bench = new Bench();
  const { writer, did } = bench;
  bench.refusal = new Error('away');
  await expect(writer.take([edited('a')], () => did.push('told'))).rejects.toThrow('away');
  bench.refusal = null;
  await writer.take([edited('a')], () => did.push('told'));
  expect(did).toEqual(['wrote a', 'told']);
});

it('writes what waits when it is closed, and ends without it when it cannot', async () => {
  const bench = new Bench();
  await bench.writer.take([liked('a')], nothing);
  await bench.writer[Symbol.asyncDispose]();
  expect(bench.did).toEqual(['wrote a', 'stored the place']);

  const other = new Bench();
  await other.writer.take([liked('a')], nothing);
  other.refusal = new Error('away');
  await other.writer[Symbol.asyncDispose]();
  expect([other.did, other.reads]).toEqual([[], [['a']]]);
});
