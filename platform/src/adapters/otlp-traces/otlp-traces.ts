import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
  type Tracer,
} from '@opentelemetry/api';
import { getNumberFromEnv } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Span, SpanOptions, Traces } from '../../ports/traces.js';
import type { Logger } from '../../runtime/logger.js';
import { formatTraceParent, parseTraceParent, type TraceParent } from '../../runtime/trace-parent.js';
import { CountedSpans } from './counted-spans.js';
import { WishedIds } from './wished-ids.js';

export interface OtlpTracesOptions {
  /** Takes OTLP over HTTP, as JSON. */
  readonly url: string;
  /** As traces call this process, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES do. */
  readonly service: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Spans that wait for the collector at once, unless OTEL_BSP_MAX_QUEUE_SIZE says how many. */
const MAX_WAITING = 2048;
/** How long the end waits for the collector, in ms. */
const FLUSH_MS = 2000;

const KINDS = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

class RecordedSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId } = span.spanContext();
    this.traceparent = formatTraceParent({ traceId, spanId, isRecorded: true });
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: Parameters<Span['set']>[0]): void {
    this.span.setAttributes(attributes);
  }

  note(name: string, attributes: Parameters<Span['set']>[0] = {}): void {
    this.span.addEvent(name, attributes);
  }

  end(failure?: unknown): void {
    if (failure !== undefined) {
      this.span.setAttribute('error.type', typeOf(failure));
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

/** Messages may hold what somebody typed. */
function typeOf(failure: unknown): string {
  if (failure instanceof Error) return failure.name;
  return typeof failure === 'number' ? String(failure) : 'unknown';
}

/** Hands spans to a collector with OpenTelemetry's SDK, which reads its other settings (OTEL_…) from the environment. */
export class OtlpTraces implements Traces {
  readonly isOn = true;
  readonly #ids = new WishedIds();
  readonly #counted: CountedSpans;
  readonly #agent: HttpAgent;
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;

  constructor({ url, service, logger }: OtlpTracesOptions) {
    const maxQueueSize = Math.max(1, getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE') ?? MAX_WAITING);
    this.#counted = new CountedSpans(maxQueueSize, (error) => {
      logger.warn({ err: error }, 'traces do not reach their collector; spans are lost');
    });
    const agent = (this.#agent = new (url.startsWith('https:') ? HttpsAgent : HttpAgent)({ keepAlive: true }));
    const exporter = new OTLPTraceExporter({ url, httpAgentOptions: () => agent });
    const queue = new BatchSpanProcessor(this.#counted.after(exporter), { maxQueueSize });
    const named = resourceFromAttributes({ [ATTR_SERVICE_NAME]: service });
    this.#provider = new BasicTracerProvider({
      resource: defaultResource()
        .merge(named)
        .merge(detectResources({ detectors: [envDetector] })),
      idGenerator: this.#ids,
      spanProcessors: [this.#counted.before(queue)],
    });
    this.#tracer = this.#provider.getTracer('combolab');
  }

  get lost(): number {
    return this.#counted.lost;
  }

  begin(name: string, under: string, options: SpanOptions = {}): Span | null {
    const parent = parseTraceParent(under);
    return parent?.isRecorded === true ? this.#start(name, contextOf(parent), options) : null;
  }

  beginTrace(name: string, traceparent: string | undefined, options: SpanOptions = {}): Span | null {
    const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
    if (caller === null) return this.#start(name, ROOT_CONTEXT, options);
    if (caller.isRecorded) return this.#start(name, contextOf(caller), options);
    return this.#ids.within(caller.traceId, () => this.#start(name, ROOT_CONTEXT, options));
  }

  #start(name: string, context: Context, { kind, attributes = {} }: SpanOptions): Span | null {
    const span = this.#tracer.startSpan(
      name,
      { kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind], attributes },
      context,
    );
    return span.isRecording() ? new RecordedSpan(span) : null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FLUSH_MS);
    });
    // what cannot be handed over was told and counted
    const sent = this.#provider
      .shutdown()
      .catch(() => undefined)
      .then(() => this.#counted.sent());
    await Promise.race([sent, late]);
    clearTimeout(timer);
    this.#counted.end();
    this.#agent.destroy();
  }
}

const contextOf = ({ traceId, spanId }: TraceParent): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
