import type { CustomMappings } from '@combolab/contracts';
import fc from 'fast-check';
import { MappingSaver } from './mapping-saver.js';

const mappingsOf = (n: number): CustomMappings => ({ ssbu: { SWITCH: { A_BUTTON: String(n) } } });

/** A server that answers when the test says so, and keeps what arrived last. */
class Server {
  stored: CustomMappings | null = null;
  most = 0;
  #waiting: ((words: string | null) => void)[] = [];
  readonly put = (mappings: CustomMappings): Promise<string | null> =>
    new Promise((resolve) => {
      this.#waiting.push((words) => {
        if (words === null) this.stored = mappings;
        resolve(words);
      });
      this.most = Math.max(this.most, this.#waiting.length);
    });
  get busy(): boolean {
    return this.#waiting.length > 0;
  }
  async answer(words: string | null): Promise<void> {
    this.#waiting.shift()?.(words);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}

it('says saved only when the server has the newest, whatever failed on the way, and sends one at a time', async () => {
  const steps = fc.array(fc.constantFrom('save', 'works', 'fails', 'retry'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const server = new Server();
      const saver = new MappingSaver(server.put);
      let newest: CustomMappings | null = null;
      for (const [n, step] of all.entries()) {
        if (step === 'save') saver.save((newest = mappingsOf(n)));
        else if (step === 'retry') saver.retry();
        else await server.answer(step === 'works' ? null : 'no connection');
        if (saver.state.get().phase === 'saved') expect(server.stored).toEqual(newest);
      }
      while (server.busy) await server.answer(null);
      if (saver.state.get().phase === 'failed') {
        saver.retry();
        await server.answer(null);
      }
      expect(server.stored).toEqual(newest);
      expect(server.most).toBeLessThanOrEqual(1);
    }),
  );
});

it('tells why the newest was not saved, and tries it again', async () => {
  const server = new Server();
  const saver = new MappingSaver(server.put);
  saver.save(mappingsOf(1));
  await server.answer('no connection');
  expect(saver.state.get()).toEqual({ phase: 'failed', words: 'no connection' });
  saver.retry();
  expect(saver.state.get().phase).toBe('saving');
  await server.answer(null);
  expect(saver.state.get().phase).toBe('saved');
});
