export const POSITIONS = ['anywhere', 'center', 'ledge', 'corner', 'platform', 'offstage'] as const;
export const PLATFORMS = ['none', 'low', 'side', 'top'] as const;
export const DI_DIRECTIONS = ['none', 'in', 'out', 'up', 'down', 'any'] as const;
export type StagePosition = (typeof POSITIONS)[number];
export type PlatformUse = (typeof PLATFORMS)[number];
export type DiDirection = (typeof DI_DIRECTIONS)[number];

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
  outOfShield: (value: boolean): string => (value ? 'out of shield' : 'not out of shield'),
  echo: (value: boolean): string => (value ? 'works with echo fighters' : 'not with echo fighters'),
} as const;
