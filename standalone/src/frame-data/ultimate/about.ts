import type { AboutFrames } from '@combolab/contracts/frame-data';

/** What `about.json` says of Ultimate's numbers, but for whose they are. */
export const ultimateAbout: Omit<AboutFrames, 'fighters'> = {
  game: 'ssbu',
  gameName: 'Super Smash Bros. Ultimate',
  patch: '13.0.x (final balance patch)',
  units:
    'frames at 60 fps; frame 1 is the first frame after input; total = last frame in which the fighter cannot act (FAF - 1)',
  sources: {
    UFD: 'ultimateframedata.com as github atomflunder/ultimateframedata-scraping @1cae66b read it (2024-03-27): all frames, shield lag and stun, advantages, damage, notes and stats',
    CALC: 'github rubendal/SSBU-Calculator @0806c78 (2024-01-24) Data/<fighter>/data.json, the parameters of the game: landing lags, landings and jump squats',
    UH: "github rubendal/SSBU-Calculator Data/ulthitboxes, the moves' own scripts out of the game: knockback of each hit, getup attacks, and what startups and totals are compared with",
    DERIVED: 'computed from other values with the published formula; listed per hit in "derived"',
  },
};
