/**
 * What players of Super Smash Bros. Melee call fighters and groups: `slug: [safe, risky]`, each divided by commas. Safe ones
 * become filters; risky ones are also ordinary words or shared by two fighters and are only offered. From the roster's table
 * (fighters of ultimateframedata.com, slippi-js); names themselves and joined spellings are not repeated here.
 */
export const meleeAliases: Readonly<Record<string, readonly [safe: string, risky: string]>> = {
  'donkey-kong': ['dk, donkey, donkeykong', 'kong'],
  pikachu: ['pika', ''],
  luigi: ['weegee', ''],
  'captain-falcon': ['c falcon, capt falcon, captainfalcon, cfalc, cfalcon, cpt falcon, falcon', 'cap, cf'],
  jigglypuff: ['jiggly, jiggs, puff', ''],
  'ice-climbers': ['ice climber, climbers, icies, ic, ics, nana, popo', ''],
  sheik: ['shiek', ''],
  'dr-mario': ['doc, doctor mario', 'dr'],
  falco: ['', 'bird'],
  'young-link': ['yink, yl', ''],
  ganondorf: ['dorf, ganon, gdorf, gannon, ganny', ''],
  mewtwo: ['m2, mew two, mew2', 'mew'],
  'mr-game-and-watch': [
    'g&w, game & watch, game and watch, game n watch, gnw, gw, gaw, mr game and watch',
    'game, watch',
  ],
  spacies: ['space animals, spacie, spacies', ''],
  marios: ['marios', ''],
  'sheik-zelda': ['shelda, zelda sheik', ''],
};
