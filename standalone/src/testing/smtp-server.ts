import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly source: string;
  /** The plain text, decoded. */
  readonly text: string;
}

export interface SmtpServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Mail[];
}

/** Undoes quoted-printable, which mail programs use for long lines. */
function plainText(source: string): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (!/quoted-printable/i.test(head)) return text;
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** Speaks as much SMTP (RFC 5321) as a sender without encryption needs. */
async function converse(socket: Socket, deliver: (mail: Mail) => void): Promise<void> {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let envelope: { from: string; to: string[] } = { from: '', to: [] };
  let data: string[] | null = null;
  say('220 test ready');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (data !== null) {
      if (line !== '.') {
        data.push(line.replace(/^\.\./, '.'));
        continue;
      }
      const source = data.join('\r\n');
      deliver({ ...envelope, source, text: plainText(source) });
      [data, envelope] = [null, { from: '', to: [] }];
      say('250 taken');
      continue;
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (/^MAIL FROM/i.test(line)) envelope.from = address;
    else if (/^RCPT TO/i.test(line)) envelope.to.push(address);
    else if (/^DATA/i.test(line)) {
      data = [];
      say('354 go on');
      continue;
    } else if (/^QUIT/i.test(line)) {
      say('221 bye');
      socket.end();
      return;
    }
    say('250 ok');
  }
}

/** A mail server that keeps what it gets. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, (mail) => received.push(mail)).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
