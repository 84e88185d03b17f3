import { z } from 'zod/mini';

export const POSITIONS = ['anywhere', 'center', 'ledge', 'corner', 'platform', 'offstage'] as const;
export const PLATFORMS = ['none', 'low', 'side', 'top'] as const;
export const DI_DIRECTIONS = ['none', 'in', 'out', 'up', 'down', 'any'] as const;
export type StagePosition = (typeof POSITIONS)[number];
export type PlatformUse = (typeof PLATFORMS)[number];
export type DiDirection = (typeof DI_DIRECTIONS)[number];

/** Under which conditions a combo works; what is absent nobody has said. */
export const ComboConditions = z.strictObject({
  /** Where on the stage it begins. */
  position: z.exactOptional(z.enum(POSITIONS)),
  /** The platform it needs. */
  platform: z.exactOptional(z.enum(PLATFORMS)),
  /** The defender's directional influence it works against. */
  di: z.exactOptional(z.enum(DI_DIRECTIONS)),
  /** The defender has to guess. */
  fiftyFifty: z.exactOptional(z.boolean()),
  /** It works for fighters with the same moves too. */
  echo: z.exactOptional(z.boolean()),
});
export type ComboConditions = z.output<typeof ComboConditions>;

export const StoredConditions = z.object(ComboConditions.shape);

const positionWords: Readonly<Record<StagePosition, string>> = {
  anywhere: 'anywhere on stage',
  center: 'at center stage',
  ledge: 'at the ledge',
  corner: 'in the corner',
  platform: 'on a platform',
  offstage: 'offstage',
};
const platformWords: Readonly<Record<PlatformUse, string>> = {
  none: 'no platform',
  low: 'low platform',
  side: 'side platform',
  top: 'top platform',
};
const diWords: Readonly<Record<DiDirection, string>> = {
  none: 'no DI',
  in: 'DI in',
  out: 'DI out',
  up: 'DI up',
  down: 'DI down',
  any: 'any DI',
};

/** One condition in words: `{ position: 'ledge' }` is `at the ledge`. */
export const conditionWords = {
  position: (value: StagePosition): string => positionWords[value],
  platform: (value: PlatformUse): string => platformWords[value],
  di: (value: DiDirection): string => diWords[value],
  fiftyFifty: (value: boolean): string => (value ? '50/50' : 'no 50/50'),
  echo: (value: boolean): string => (value ? 'works with echo fighters' : 'not with echo fighters'),
} as const;

/** All that is said, in words: `['at the ledge', 'DI out', '50/50']`. */
export function conditionsInWords({ position, platform, di, fiftyFifty, echo }: ComboConditions): string[] {
  return [
    ...(position === undefined ? [] : [conditionWords.position(position)]),
    ...(platform === undefined ? [] : [conditionWords.platform(platform)]),
    ...(di === undefined ? [] : [conditionWords.di(di)]),
    ...(fiftyFifty === undefined ? [] : [conditionWords.fiftyFifty(fiftyFifty)]),
    ...(echo === undefined ? [] : [conditionWords.echo(echo)]),
  ];
}

/** As search engines know them: `['position:ledge', 'di:out', 'fiftyFifty:true']`. */
export const conditionTerms = (conditions: ComboConditions): string[] =>
  Object.entries(conditions).map(([name, value]) => `${name}:${String(value)}`);
