import { jest } from '@jest/globals';
import { followInstalling, TAKE_OVER, tellToTakeOver } from './take-over.js';

class Worker extends EventTarget {
  readonly told: unknown[] = [];
  state = 'installing';

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registrationOf = (workers: { installing?: Worker; waiting?: Worker }) =>
  Object.assign(new EventTarget(), { installing: null, waiting: null, ...workers });
type Registration = ReturnType<typeof registrationOf>;
const asRegistration = (registration: Registration) => registration as unknown as ServiceWorkerRegistration;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('leaves a worker two seconds to take over by itself, then tells it once', () => {
  const waiting = new Worker();
  tellToTakeOver(asRegistration(registrationOf({ waiting })));
  jest.advanceTimersByTime(1999);
  expect(waiting.told).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(waiting.told).toEqual([TAKE_OVER]);
});

it('tells a worker that is being made once it has waited, and never one that took over', () => {
  const installing = new Worker();
  const registration = registrationOf({ installing });
  followInstalling(asRegistration(registration));
  jest.advanceTimersByTime(10_000);
  Object.assign(registration, { installing: null, waiting: installing });
  installing.becomes('installed');
  jest.advanceTimersByTime(1999);
  expect(installing.told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(installing.told).toEqual([TAKE_OVER]);

  const quick = new Worker();
  const another = registrationOf({ installing: quick });
  followInstalling(asRegistration(another));
  Object.assign(another, { installing: null, waiting: quick });
  quick.becomes('installed');
  another.waiting = null;
  quick.becomes('activating');
  jest.advanceTimersByTime(10_000);
  expect(quick.told).toEqual([]);
});

it('asks nothing of a registration with no worker to come', () => {
  const registration = asRegistration(registrationOf({}));
  tellToTakeOver(registration);
  followInstalling(registration);
  expect(jest.getTimerCount()).toBe(0);
});
