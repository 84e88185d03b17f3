import type { ReplayPlayer } from '../../../entities/replay/replay.js';
import { t } from '../texts.js';

/** What tells a player from others: the code, else the name; null for who has neither. */
export const playerKey = ({ code, name }: ReplayPlayer): string | null =>
  code !== '' ? code.toUpperCase() : name !== '' ? name.toLowerCase() : null;

/** `Foxy (FOXY#123)`, `Foxy`, or `Port 1`. */
export function playerWords({ name, code, port }: ReplayPlayer): string {
  if (name === '' && code === '') return t('port', { port: port + 1 });
  if (name === '' || code === '') return name + code;
  return `${name} (${code})`;
}
