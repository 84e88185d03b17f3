import { fold, wordsOf } from './fold.js';

const set = (words: string): ReadonlySet<string> => new Set(wordsOf(fold(words)));

/** What stands before the one who is hit, in the languages of players: "gegen", "contre", "対". */
export const VERSUS_ABROAD = set('contra contre gegen contro против 対 对 對 대');
/** What says nothing by itself: combos, particles and articles. */
export const FILLERS_ABROAD = set(
  'コンボ 集 の で に は を と が へ への から からの 相手 連携 콤보 연계 连招 連招 连段 連段 комбо на за kombo kombos combinaison combinaisons ' +
    'enchainement enchainements combinacion combinaciones avec mit con com de del la le les el los der die das den auf sur sobre su ' +
    'personagens personaggi personnages personajes charaktere svp obrigado obrigada merci gracias grazie danke bitte quero vorrei puis ensuite luego depois poi dann',
);
