import { findGame } from '@combolab/contracts';
import { useMemo } from 'react';
import { useLanguage } from './language.js';

/** Who of a game may be meant by a text, the likeliest first; all of them for an empty text. */
export type Called = (text: string) => readonly string[];

/** By letters of their own names alone. */
const lettersIn =
  (gameId: string): Called =>
  (text) => {
    const typed = text.trim().toLowerCase();
    const fighters = findGame(gameId)?.fighters ?? [];
    return fighters.filter(({ name }) => name.toLowerCase().includes(typed)).map(({ id }) => id);
  };

/** Fighters by every name the search takes, once `loadLanguage` has brought them; by their own names before. */
export function useCalled(gameId: string): Called {
  const language = useLanguage();
  return useMemo(
    () => (language === null ? lettersIn(gameId) : (text) => language.fightersCalled(text, gameId)),
    [language, gameId],
  );
}
