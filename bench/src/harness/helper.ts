import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: string;
}
type Answers = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A server or load generator in a process of its own, which is asked by name. */
export class Helper implements AsyncDisposable {
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #next = 1;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message) => {
      const { id, answer, error } = message as Reply;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(error));
    });
    child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`a helper ended (${String(code)})`));
      this.#waiting.clear();
    });
  }

  /** @param module URL of a module that calls {@link answerParent} */
  static start(module: URL, args: readonly string[] = []): Helper {
    return new Helper(fork(module, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  ask<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    const id = this.#next;
    this.#next += 1;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.child.send({ id, name, args });
    });
  }

  /** Resident bytes now (Linux). */
  residentBytes(): number {
    const status = readFileSync(`/proc/${String(this.pid)}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** The other end: answers the parent's questions, and ends with the parent. */
export function answerParent(answers: Answers): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    const { id, name, args } = message as { id: number; name: string; args: never[] };
    const reply = (rest: Omit<Reply, 'id'>): void => void process.send?.({ id, ...rest });
    Promise.resolve()
      .then(() => {
        const answer = answers[name];
        if (answer === undefined) throw new Error(`no answer to ${name}`);
        return answer(...args);
      })
      .then(
        (answer) => {
          reply({ answer });
        },
        (error: unknown) => {
          reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
        },
      );
  });
}
