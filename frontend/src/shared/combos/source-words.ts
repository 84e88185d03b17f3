import type { ComboSource } from '@combolab/contracts';
import { t } from './texts.js';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The day a replay was played on as people write it: `12 Mar 2020`, wherever they are. */
export const dayWords = (playedOn: string): string => day.format(Date.parse(`${playedOn}T00:00:00Z`));

/** Where a combo was taken from: `From a Slippi replay of 12 Mar 2020, format 3.9.0`. */
export const sourceWords = ({ version, playedOn }: ComboSource): string =>
  t('fromASlippiReplayFormat', {
    value: playedOn === undefined ? '' : t('of2', { playedOn: dayWords(playedOn) }),
    version,
  });
