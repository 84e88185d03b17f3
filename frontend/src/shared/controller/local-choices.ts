import { CONTROLLER_TYPES, type ControllerType, type CustomMappings } from '@combolab/contracts';
import { StoredChoice } from '../lib/stored-choice.js';

type Codes = Readonly<Record<string, ControllerType>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** A controller's code, or undefined. */
export const asController = (value: unknown): ControllerType | undefined =>
  CONTROLLER_TYPES.find((code) => code === value);

/** Controllers that were chosen in this browser, by game. */
export const localControllers = new StoredChoice<Codes>(
  'combolab.controllers',
  (text) => {
    const entries = Object.entries(recordIn(text)).flatMap(([game, value]) => {
      const code = asController(value);
      return code === undefined ? [] : [[game, code] as const];
    });
    return Object.fromEntries(entries);
  },
  JSON.stringify,
);

/** Custom mappings of this browser, in the shape of an account's. */
export const localMappings = new StoredChoice<CustomMappings>(
  'combolab.mappings',
  (text) => {
    const games = Object.entries(recordIn(text)).filter(
      ([, codes]) => isRecord(codes) && Object.values(codes).every(isRecord),
    );
    return Object.fromEntries(games) as CustomMappings;
  },
  JSON.stringify,
);
