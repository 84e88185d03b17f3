import { processorTime } from '../runner/processor-time.mjs';

const seconds = (ms) => (ms === null || ms === undefined ? '' : (ms / 1000).toFixed(1));

/** Measures the parts of a run, and prints them with their suites. */
export class Times {
  #parts = [];
  #suites = [];

  /** Runs a part; its wall and processor time are noted, those of all processes that it waited for too. */
  async part(name, run) {
    const [wall, processor] = [Date.now(), processorTime()];
    const result = await run();
    this.#parts.push({ name, wall: Date.now() - wall, processor: processorTime() - processor });
    this.#suites.push(...(result?.suites ?? []));
    return result;
  }

  /** As tables of Markdown, the longest first; all times in seconds. */
  print() {
    console.log('\n| part | wall | processor |\n|---|---:|---:|');
    for (const { name, wall, processor } of this.#parts)
      console.log(`| ${name} | ${seconds(wall)} | ${seconds(processor)} |`);
    console.log(
      '\n| suite | wall | processor | load | before all | after all | waited for |\n|---|---:|---:|---:|---:|---:|---|',
    );
    for (const each of this.#suites.toSorted((a, b) => b.wall - a.wall)) {
      const { suite, wall, processor, phases, waits } = each;
      const times = [wall, processor, phases?.load, phases?.beforeAll, phases?.afterAll].map(seconds);
      const waited = waits.map(([what, ms]) => `${what} ${seconds(ms)}`).join(', ');
      console.log(`| ${[suite, ...times, waited].join(' | ')} |`);
    }
  }
}
