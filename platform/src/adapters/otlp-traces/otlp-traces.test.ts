import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import {
  ATTR_MESSAGING_BATCH_MESSAGE_COUNT,
  ATTR_MESSAGING_DESTINATION_NAME,
  ATTR_MESSAGING_DESTINATION_PARTITION_ID,
  ATTR_MESSAGING_OPERATION_NAME,
  ATTR_MESSAGING_OPERATION_TYPE,
  ATTR_MESSAGING_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions/incubating';
import { parseTraceParent } from '../../runtime/trace-parent.js';
import { OtlpTraces } from './otlp-traces.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let warned: string[];
const logger = { warn: (_: object, words: string) => void warned.push(words) };
beforeEach(() => {
  warned = [];
});

/** A collector that answers nothing. */
async function silentCollector(): Promise<Server> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const urlOf = (server: Server): string =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1/traces`;

async function end(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

it('records under what was recorded alone', async () => {
  await using traces = new OtlpTraces({ url: 'http://127.0.0.1:9/v1/traces', service: 'test', logger });
  expect(traces.begin('x', 'dczMxoUG8YpoWw6_iNivFw')).toBeNull();
  expect(traces.begin('x', `00-${TRACE}-${CALLER}-00`)).toBeNull();
  const span = traces.begin('x', `00-${TRACE}-${CALLER}-01`);
  expect(parseTraceParent(span?.traceparent ?? '')).toMatchObject({ traceId: TRACE, isRecorded: true });
  expect(span?.traceparent).not.toContain(CALLER);
});

it('takes the trace of a caller, and a new one where there is none or it is none', async () => {
  await using traces = new OtlpTraces({ url: 'http://127.0.0.1:9/v1/traces', service: 'test', logger });
  const traceOf = (sent?: string) => parseTraceParent(traces.beginTrace('x', sent)?.traceparent ?? '')?.traceId;
  expect([traceOf(`00-${TRACE}-${CALLER}-00`), traceOf(`00-${TRACE}-${CALLER}-01`)]).toEqual([TRACE, TRACE]);
  const own = [traceOf(), traceOf(), traceOf(`00-${TRACE}-${CALLER}`)];
  expect(new Set(own).size).toBe(3);
  expect(own).not.toContain(TRACE);
});

it('neither waits for a collector that says nothing nor keeps more than it may, and counts what is lost', async () => {
  const server = await silentCollector();
  // longer than the end waits, too short for another attempt
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '2500';
  const traces = new OtlpTraces({ url: urlOf(server), service: 'test', logger });
  for (let i = 0; i < 3000; i += 1) traces.beginTrace('x', undefined)?.end();
  expect(traces.lost).toBe(3000 - 2048);
  await traces[Symbol.asyncDispose]();
  expect(traces.lost).toBe(3000);
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
  await end(server);
});

it('tells once that nobody takes spans, however often', async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(400).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const traces = new OtlpTraces({ url: urlOf(server), service: 'test', logger });
  for (let i = 0; i < 1100; i += 1) traces.beginTrace('x', undefined)?.end();
  await traces[Symbol.asyncDispose]();
  expect([traces.lost, warned]).toEqual([1100, ['traces do not reach their collector; spans are lost']]);
  await end(server);
});

it('calls things as the semantic conventions do', () => {
  expect([
    ...[ATTR_HTTP_REQUEST_METHOD, ATTR_HTTP_ROUTE, ATTR_HTTP_RESPONSE_STATUS_CODE, ATTR_URL_SCHEME, ATTR_ERROR_TYPE],
    ...[ATTR_MESSAGING_SYSTEM_NAME, ATTR_MESSAGING_OPERATION_TYPE, ATTR_MESSAGING_OPERATION_NAME],
    ...[ATTR_MESSAGING_DESTINATION_NAME, ATTR_MESSAGING_DESTINATION_PARTITION_ID, ATTR_MESSAGING_BATCH_MESSAGE_COUNT],
  ]).toEqual([
    ...['http.request.method', 'http.route', 'http.response.status_code', 'url.scheme', 'error.type'],
    ...['messaging.system.name', 'messaging.operation.type', 'messaging.operation.name'],
    ...['messaging.destination.name', 'messaging.destination.partition.id', 'messaging.batch.message_count'],
  ]);
});
