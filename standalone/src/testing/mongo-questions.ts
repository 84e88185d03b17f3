import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** One request to a MongoDB server. */
export interface Question {
  /** Such as `find`. */
  readonly command: string;
  /** Its collection; '' where the command has none. */
  readonly on: string;
}

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** Of a request with one document: header, flags, kind of section. */
const DOCUMENT_AT = 21;
const TYPE_STRING = 2;

/** What drivers ask at times of their own. */
const OWN = new Set(['hello', 'ismaster', 'isMaster', 'endSessions', 'ping']);

/** A way to a MongoDB server that knows what is asked on it. */
export class MongoQuestions implements AsyncDisposable {
  #asked: Question[] = [];
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  /** @param target URL of the server, `mongodb://host:port` */
  static async open(target: string): Promise<MongoQuestions> {
    const server = createServer();
    const questions = new MongoQuestions(server, new URL(target));
    server.on('connection', (client) => void questions.#join(client)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return questions;
  }

  /** The same database by this way. */
  through(url: string): string {
    const way = new URL(url);
    way.host = `127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
    way.searchParams.set('directConnection', 'true');
    return way.href;
  }

  /** What was asked since this was called last. */
  take(): readonly Question[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  async #join(client: Socket): Promise<void> {
    const { hostname, port } = this.target;
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) this.#sockets.add(socket);
    let rest: Buffer = Buffer.alloc(0);
    client.on('data', (chunk: Buffer) => {
      rest = this.#read(Buffer.concat([rest, chunk]));
    });
    // either end may go at any time
    await Promise.allSettled([pipeline(client, upstream), pipeline(upstream, client)]);
    for (const socket of [client, upstream]) this.#sockets.delete(socket);
  }

  /** @returns what is the beginning of a request */
  #read(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length - at >= HEADER_BYTES && bytes.length - at >= bytes.readInt32LE(at)) {
      const length = bytes.readInt32LE(at);
      const question = questionIn(bytes.subarray(at, at + length));
      if (question !== null && !OWN.has(question.command)) this.#asked.push(question);
      at += length;
    }
    return bytes.subarray(at);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** The first field of a request's document names the command, and mostly its collection. null for what is no such request. */
function questionIn(message: Buffer): Question | null {
  if (message.readInt32LE(12) !== OP_MSG || message[20] !== 0) return null;
  const nameAt = DOCUMENT_AT + 5;
  const nameEnd = message.indexOf(0, nameAt);
  const command = message.toString('utf8', nameAt, nameEnd);
  if (message[nameAt - 1] !== TYPE_STRING) return { command, on: '' };
  const length = message.readInt32LE(nameEnd + 1);
  return { command, on: message.toString('utf8', nameEnd + 5, nameEnd + 4 + length) };
}
