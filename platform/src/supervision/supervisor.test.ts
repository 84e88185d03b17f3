import { eventually } from '../contract-suites/eventually.js';
import { Supervisor, type Instance, type Signs } from './supervisor.js';

/** A part that does what it is told, and every run of it. */
class Part {
  readonly runs: (Signs & { killed: boolean })[] = [];
  /** Runs that are to fail when they begin. */
  failures = 0;

  begin = (signs: Signs): Instance => {
    const run = { ...signs, killed: false };
    this.runs.push(run);
    const ready = this.failures-- > 0 ? Promise.reject(new Error('no room')) : Promise.resolve();
    return {
      ready,
      kill: () => {
        run.killed = true;
        return Promise.resolve();
      },
    };
  };

  get last(): Signs & { killed: boolean } {
    const run = this.runs.at(-1);
    if (run === undefined) throw new Error('it never ran');
    return run;
  }
}

const supervise = (part: Part, silentMs = 60_000) => {
  const lost: string[] = [];
  const supervisor = new Supervisor({
    ...{ name: 'the part', begin: part.begin, silentMs },
    onLost: (why) => lost.push(why),
  });
  return { supervisor, lost };
};

it('starts again what has ended, says why meanwhile, and counts it', async () => {
  const part = new Part();
  const { supervisor, lost } = supervise(part);
  await using running = supervisor;
  expect(running.fault).toBe('the part is not started yet');
  await running.start();
  expect([running.fault, running.restarts]).toEqual([null, 0]);
  part.failures = 2;
  part.last.ended('it fell over');
  await eventually('the part to move on', () => running.fault === 'the part cannot begin: no room');
  await eventually('the part to move on', () => running.fault === null && running.restarts === 1);
  expect(lost).toEqual(['it fell over']);
  expect(part.runs.map(({ killed }) => killed)).toEqual([true, true, true, false]);
});

it('ends one that is silent, and leaves one that beats', async () => {
  const part = new Part();
  const { supervisor, lost } = supervise(part, 200);
  await using running = supervisor;
  await running.start();
  const beating = setInterval(() => {
    part.runs.at(1)?.beat();
  }, 10);
  await eventually('the part to move on', () => running.restarts === 1);
  expect([part.runs[0]?.killed, lost]).toEqual([true, ['it gave no sign of life for 0.2 s']]);
  clearInterval(beating);
  await eventually('the part to move on', () => running.restarts === 2);
});

it('throws what keeps the first run from beginning, unless it may come later', async () => {
  const part = new Part();
  part.failures = 1;
  await expect(supervise(part).supervisor.start()).rejects.toThrow('no room');
  expect(part.last.killed).toBe(true);
  part.failures = 1;
  await using later = supervise(part).supervisor;
  later.startLater();
  expect(later.fault).toBeNull();
  await eventually('the failure to be told', () => later.fault === 'the part cannot begin: no room');
  await eventually('the part to move on', () => later.fault === null);
});

it('starts nothing again once it is stopped, and asks before it ends', async () => {
  const part = new Part();
  const { supervisor } = supervise(part);
  await supervisor.start();
  let asked = false;
  await supervisor.stop(() => {
    asked = !part.last.killed;
    return Promise.resolve();
  });
  expect([asked, part.last.killed, part.runs.length, supervisor.current]).toEqual([true, true, 1, null]);
  expect(supervisor.fault).toBe('the part is closed');
});
