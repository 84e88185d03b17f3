import { createBirpc, type ChannelOptions } from 'birpc';
import { copyOfError, errorOfCopy, type ErrorCopy } from './error-copy.js';

/** One end of a channel between threads or processes. */
export interface Channel {
  send(message: unknown): void;
  /** Called with what the other end sends. */
  receive(listener: (message: unknown) => void): void;
}

/** One end of a channel between threads. */
interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** A port, or a thread, as a channel. */
export const portChannel = (port: Port): Channel => ({
  send: (message) => {
    port.postMessage(message);
  },
  receive: (listener) => port.on('message', listener),
});

/** A request (`t` is q) or its answer (s, with the error `e` where it failed), as birpc names their parts. */
type Message = { readonly t: 'q' } | { readonly t: 's'; readonly e?: unknown };
/** How they cross: the channel may carry other things beside them. */
interface Parcel {
  readonly rpc: Message;
}

const isParcel = (message: unknown): message is Parcel =>
  typeof message === 'object' && message !== null && 'rpc' in message;

// what is asked takes as long as it takes: who supervises the other end tells when it is gone
const NO_TIMEOUT = -1;

/** @param hears requests or answers: two ends of one channel may ask each other */
const through = (channel: Channel, hears: Message['t']): ChannelOptions & { readonly timeout: number } => ({
  timeout: NO_TIMEOUT,
  bind: 'functions',
  post: (parcel) => {
    channel.send(parcel);
  },
  on: (listener) => {
    channel.receive((message) => {
      if (isParcel(message) && message.rpc.t === hears) listener(message);
    });
  },
  serialize: (rpc: Message): Parcel => ({
    rpc: rpc.t === 's' && rpc.e !== undefined ? { ...rpc, e: copyOfError(rpc.e) } : rpc,
  }),
  deserialize: ({ rpc }: Parcel): Message =>
    rpc.t === 's' && rpc.e !== undefined ? { ...rpc, e: errorOfCopy(rpc.e as ErrorCopy) } : rpc,
});

type Method = (...args: never[]) => unknown;
/** What one end does for the other. Arguments and results cross as structured clones or JSON, as the channel does it. */
export type Methods<M> = { readonly [K in keyof M]: Method };
/** The same as the other end asks for it. */
export type Remote<M extends Methods<M>> = {
  readonly [K in keyof M]: (...args: Parameters<M[K]>) => Promise<Awaited<ReturnType<M[K]>>>;
};

/**
 * Answers the other end's requests with these methods.
 * @param onFailure told of what a method threw, before the other end is answered
 */
export function serveRpc<M extends object & Methods<M>>(
  channel: Channel,
  methods: M,
  onFailure?: (error: unknown) => void,
): void {
  createBirpc<object, M>(methods, {
    ...through(channel, 'q'),
    onFunctionError: (error) => {
      onFailure?.(error);
    },
    // an answer that cannot cross is answered as a failure; a channel that is gone has nobody to tell
    onGeneralError: () => true,
  });
}

/** The other end, to be asked. */
export interface RpcClient<M extends Methods<M>> {
  /** Its methods. They reject with an Error of the name, message and codes of the failure there. */
  readonly remote: Remote<M>;
  /** Nobody is there any more: what was asked is rejected. */
  readonly end: (why: Error) => void;
}

/** Asks the other end. */
export function rpcClient<M extends object & Methods<M>>(channel: Channel): RpcClient<M> {
  const rpc = createBirpc<M, object>({}, through(channel, 's'));
  return {
    remote: rpc as Remote<M>,
    end: (why) => {
      void rpc.$rejectPendingCalls(({ reject }) => {
        reject(why);
      });
    },
  };
}
