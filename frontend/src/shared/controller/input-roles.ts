import { gameOrDefault, type InputFamily } from '@combolab/contracts';

/** What an input does in a game with its controls as they come: `Attack`. */
export const inputRole = (gameId: string, family: InputFamily): string => gameOrDefault(gameId).inputs.roles[family];
