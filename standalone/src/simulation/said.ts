import { silentLogger, type Logger } from '@combolab/platform';
import type { VirtualTime } from './virtual-time.js';

/** Lines that are kept for whoever looks into a failed seed. */
const MOST = 60;

/** What processes have written into their logs. */
export class Said {
  readonly lines: string[] = [];

  constructor(private readonly time: VirtualTime) {}

  logger(): Logger {
    const say =
      (level: string) =>
      (fields: object, message: string): void => {
        const error = 'err' in fields ? `: ${String(fields.err)}` : '';
        this.lines.push(`${(this.time.now / 1000).toFixed(3)} s ${this.time.current.name} ${level} ${message}${error}`);
        if (this.lines.length > MOST) this.lines.shift();
      };
    return { ...silentLogger, warn: say('warn'), error: say('error') };
  }
}
