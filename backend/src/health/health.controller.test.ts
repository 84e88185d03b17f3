import { Watched, type ParkedStream } from '@combolab/platform';
import type { Response } from 'express';
import type { BackendPorts } from '../backend-ports.js';
import { HealthController } from './health.controller.js';

const parked: ParkedStream = { projection: 'tallies', stream: 'combo/x', version: 3, reason: 'why', parkedAt: 'then' };

/** What a process answers, and with which status, 200 where none is set. */
async function readyOf(ports: Partial<BackendPorts>): Promise<{ status: number; body: object }> {
  let status = 200;
  const response = { status: (given: number) => (status = given) } as unknown as Response;
  const body = await new HealthController(ports as BackendPorts).ready(response);
  return { status, body };
}

it('tells what is parked where the views are kept', async () => {
  const watched = new Watched();
  watched.add(() => 'one stream is parked');
  const { status, body } = await readyOf({ watched, parked: () => [parked] });
  expect(status).toBe(503);
  const told = { projection: 'tallies', stream: 'combo/x', reason: 'why' };
  expect(body).toEqual({ status: 'not ready', faults: ['one stream is parked'], without: [], parked: [told] });
});

it('does not say that nothing is parked where another process keeps the views', async () => {
  const { status, body } = await readyOf({ watched: new Watched(), parked: () => null });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ready', faults: [], without: [] });
});
