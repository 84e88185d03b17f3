import type { ComboSource } from '@combolab/contracts';
import { dayFirstWords, listWords } from '../language/formats.js';
import { t } from './texts.js';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The day a replay was played on as people write it: `12 Mar 2020`, wherever they are. */
export const dayWords = (playedOn: string): string => dayFirstWords(`${playedOn}T00:00:00Z`, DAY);

/** What follows of the game: `, on Battlefield, took the stock, played by Foxy and Zed`; empty where nothing is said of it. */
export const gameWords = ({ stage, killed = false, players }: ComboSource): string =>
  [
    stage === undefined ? '' : t('onStage', { stage }),
    killed ? t('tookTheStock') : '',
    players === undefined ? '' : t('playedBy', { players: listWords(players) }),
  ].join('');

const wordsOfReplay = ({ version, playedOn }: ComboSource): string =>
  playedOn === undefined
    ? t('fromASlippiReplay', { version })
    : t('fromASlippiReplayOnDay', { day: dayWords(playedOn), version });

/** Where a combo was taken from: `From a Slippi replay of 12 Mar 2020, format 3.9.0, on Battlefield, played by Foxy and Zed`. */
export const sourceWords = (source: ComboSource): string => wordsOfReplay(source) + gameWords(source);
