import { pino } from 'pino';
import type { Settings } from '../config/settings.js';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Structured log lines on standard error: fields first, then what happened. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

export function createLogger(settings: Pick<Settings, 'logLevel'>, fields: object = {}): Logger {
  const options = { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, pino.destination({ fd: 2, sync: false })).child(fields);
}

export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLogger,
};
