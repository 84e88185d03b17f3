import { copyOfError, errorOfCopy, type ErrorCopy } from '@combolab/platform';

/** One end of a channel between threads or processes. */
export interface Channel {
  send(message: unknown): void;
  /** Called with what the other end sends. */
  receive(listener: (message: unknown) => void): void;
}

interface Request {
  readonly rpc: 'request';
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
type Reply = { readonly rpc: 'reply'; readonly id: number } & (
  { readonly value: unknown } | { readonly error: ErrorCopy }
);

const isRpc = (message: unknown): message is Request | Reply =>
  typeof message === 'object' && message !== null && 'rpc' in message;

type Method = (...args: never[]) => unknown;

/** Answers the other end's requests with these methods. */
export function serveRpc(channel: Channel, methods: Readonly<Record<string, Method>>): void {
  channel.receive((message) => {
    if (!isRpc(message) || message.rpc !== 'request') return;
    const { id, method, args } = message;
    Promise.resolve()
      .then(() => methods[method]?.(...(args as never[])))
      .then(
        (value) => {
          channel.send({ rpc: 'reply', id, value } satisfies Reply);
        },
        (error: unknown) => {
          channel.send({ rpc: 'reply', id, error: copyOfError(error) } satisfies Reply);
        },
      );
  });
}

/**
 * Asks the other end.
 * @param over resolves, with the reason, when nobody is there any more: what was asked is then rejected
 * @throws Error with the name, message and codes of the failure there
 */
export function rpcClient(
  channel: Channel,
  over?: Promise<string>,
): (method: string, ...args: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  void over?.then((why) => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  });
  channel.receive((message) => {
    if (!isRpc(message) || message.rpc !== 'reply') return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (call === undefined) return;
    if ('error' in message) call.reject(errorOfCopy(message.error));
    else call.resolve(message.value);
  });
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      channel.send({ rpc: 'request', id: last, method, args } satisfies Request);
    });
}
