import type { JoinAnswer, ViewMessage, ViewVersion } from '@combolab/contracts';
import { io, type Socket } from 'socket.io-client';

/** Somebody who watches rooms over a real socket. */
export class LiveViewer implements Disposable {
  readonly seen: ViewMessage[] = [];

  private constructor(readonly socket: Socket) {
    socket.on('view', (message: ViewMessage) => this.seen.push(message));
  }

  static connect(url: string, token: string | null = null): LiveViewer {
    const auth = token === null ? {} : { token };
    return new LiveViewer(io(url, { transports: ['websocket'], auth, forceNew: true }));
  }

  join(rooms: { room: string; versions?: Record<string, ViewVersion> }[]): Promise<JoinAnswer> {
    return this.socket.emitWithAck('join', rooms) as Promise<JoinAnswer>;
  }

  /** The latest message of one part. */
  last<P extends ViewMessage['part']>(part: P): Extract<ViewMessage, { part: P }> | undefined {
    return this.seen.filter((each): each is Extract<ViewMessage, { part: P }> => each.part === part).at(-1);
  }

  [Symbol.dispose](): void {
    this.socket.close();
  }
}
