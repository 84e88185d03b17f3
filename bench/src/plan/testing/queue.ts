import { Agenda } from '../engine/agenda.js';
import { exponential, stream } from '../engine/draws.js';
import { Machine } from '../engine/machine.js';
import { Station } from '../engine/station.js';
import { single } from '../engine/work.js';

/** Jobs that come as a Poisson process and take exponential times: M/M/c in Kendall's notation. */
export interface Queue {
  /** Jobs a ms. */
  readonly rate: number;
  /** Mean time of a job, ms. */
  readonly serviceMs: number;
  readonly servers: number;
  /** Cores of the machine; as many as servers where absent. */
  readonly cores?: number;
  readonly seed: number;
  readonly ms: number;
}

export interface Served {
  /** From coming to going, ms, in the order of coming; NaN of those still inside. */
  readonly sojourns: readonly number[];
  readonly station: Station;
}

/** The same seed gives the same jobs, however many servers there are. */
export function serve({ rate, serviceMs, servers, cores = servers, seed, ms }: Queue): Served {
  const agenda = new Agenda();
  const station = new Station('a queue', servers, new Machine(agenda, cores));
  const [coming, taking] = [stream(seed, 1), stream(seed, 2)];
  const sojourns: number[] = [];
  const next = (): void => {
    agenda.after(exponential(coming, 1 / rate), () => {
      const [at, number] = [agenda.now, sojourns.push(Number.NaN) - 1];
      station.work(single(exponential(taking, serviceMs)), () => {
        sojourns[number] = agenda.now - at;
      });
      next();
    });
  };
  next();
  agenda.run(ms);
  return { sojourns, station };
}

export const mean = (values: readonly number[]): number => {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};
