import type { AboutFrames } from '@combolab/contracts/frame-data';
import { GAME } from './compare.js';

/** What `about.json` says of Melee's numbers, but for whose they are. */
export const meleeAbout: Omit<AboutFrames, 'fighters'> = {
  game: 'ssbm',
  gameName: 'Super Smash Bros. Melee',
  patch: 'NTSC 1.02',
  units:
    'frames at 60 fps; frame 1 is the first frame after the input; total = last frame on which the fighter cannot act',
  sources: {
    FC: 'FightCore, github FightCore/frame-data: one file of all fighters, hitboxes from ikneedata.com; each move names where its frames were taken from',
    MFD: 'meleeframedata.com, as FightCore has it',
    BOARDS: 'threads of smashboards.com on hitboxes, throws, techs and getting up, as FightCore has them',
    WIKI: 'ssbwiki.com, as FightCore has it',
    [GAME]:
      "the game's own scripts of moves, read by github pfirsich/meleeFrameDataExtractor, as slippi-js 9.1.2 ships them: what all other numbers are compared with, and what fills in where those are silent",
    THROWS:
      'github mawglhf/ssbm-framedata: knockback of throws of which the source has only the hits before; base and growth of the 60 throws that both have are the same',
    LIGHT: 'github schmooblidon/meleelight: the frame on which throws of five fighters let go',
    LIBMELEE:
      'github altf4/libmelee, melee/characterdata.csv: gravity, fast fall and air speeds; the speeds of walking and falling agree',
  },
};
