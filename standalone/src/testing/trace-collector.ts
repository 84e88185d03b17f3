import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';

type Value = { readonly stringValue: string } | { readonly intValue: number } | { readonly boolValue: boolean };
interface Attribute {
  readonly key: string;
  readonly value: Value;
}
interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1 internal, 2 server, 4 producer, 5 consumer. */
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly events: readonly { readonly name: string }[];
  readonly status: { readonly code?: number };
}
interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

/** A span as it was sent, with the service that sent it. */
export interface ReceivedSpan extends Omit<Sent, 'attributes'> {
  readonly service: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

const valueOf = (value: Value): string | number | boolean => Object.values(value)[0] as string | number | boolean;
const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

/** Takes OTLP over HTTP, as JSON, and keeps what it was sent. */
export class TraceCollector implements AsyncDisposable {
  readonly spans: ReceivedSpan[] = [];
  readonly #server = createServer((request, response) => {
    this.#take(request).then(
      () => response.setHeader('Content-Type', 'application/json').end('{}'),
      () => response.writeHead(400).end(),
    );
  });

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.#server.listen(0, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  /** As OTEL_EXPORTER_OTLP_ENDPOINT names it. */
  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  of(traceId: string): readonly ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async #take(request: IncomingMessage): Promise<void> {
    const { resourceSpans } = (await json(request)) as Request;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(recordOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: recordOf(span.attributes) });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
