/** A set of phrasings, each judged once before its rows were looked at; docs/search.md has those first figures. */
export interface PhrasingSet {
  /** Of its file in `sets/`. */
  readonly name: string;
  readonly about: string;
  /** Its rows have been looked at while rules were made: they say no more how unseen questions fare. */
  readonly isSeen: boolean;
}

export const SETS: readonly PhrasingSet[] = [
  { name: 'own', about: 'of ours, written before most rules were', isSeen: true },
  { name: 'own-later', about: 'of ours, written when the rules stood', isSeen: true },
  { name: 'others', about: 'of somebody who knew no rule', isSeen: true },
  { name: 'others-second', about: 'of somebody else who knew no rule, half of them long and spoken', isSeen: true },
  { name: 'others-spoken', about: 'of the same, long and odd ones', isSeen: true },
  { name: 'others-asked', about: 'of a third who knew no rule, as one asks in a forum', isSeen: true },
  { name: 'others-mixed', about: 'of a fourth who knew no rule: beginner, veteran, and other languages', isSeen: true },
  {
    name: 'others-coached',
    about: 'of a fifth who knew no rule, long questions of newcomers and veterans',
    isSeen: true,
  },
  { name: 'others-hurried', about: 'of a sixth who knew no rule: beginner, coach, hurried typist', isSeen: true },
  { name: 'others-kept', about: 'of a seventh who knew no rule, of every kind', isSeen: true },
  { name: 'others-kept-again', about: 'of an eighth who knew no rule, of every kind', isSeen: true },
  { name: 'others-broad', about: 'of a ninth who knew no rule, of every kind', isSeen: true },
  { name: 'others-final', about: 'of a tenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-eleventh', about: 'of an eleventh who knew no rule, whole sentences and negations', isSeen: true },
  { name: 'others-twelfth', about: 'of a twelfth who knew no rule, of every kind', isSeen: true },
  { name: 'others-thirteenth', about: 'of a thirteenth who knew no rule, precise and hurried ones', isSeen: true },
  { name: 'others-fourteenth', about: 'of a fourteenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-fifteenth', about: 'of a fifteenth who knew no rule, whole sentences and negations', isSeen: true },
  { name: 'others-sixteenth', about: 'of a sixteenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-seventeenth', about: 'of a seventeenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-eighteenth', about: 'of an eighteenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-nineteenth', about: 'of a nineteenth who knew no rule, of every kind', isSeen: true },
  { name: 'others-twentieth', about: 'of a twentieth who knew no rule, of every kind', isSeen: true },
  { name: 'others-twenty-first', about: 'of a twenty-first who knew no rule, of every kind', isSeen: true },
  { name: 'others-twenty-second', about: 'of a twenty-second who knew no rule, of every kind', isSeen: true },
  { name: 'others-twenty-third', about: 'of a twenty-third who knew no rule, of every kind', isSeen: true },
  {
    name: 'others-twenty-fourth',
    about: 'of a twenty-fourth who knew no rule, who say whom they play and meet',
    isSeen: true,
  },
  { name: 'others-twenty-fifth', about: 'of a twenty-fifth who knew no rule, of every kind', isSeen: true },
  {
    name: 'others-twenty-sixth',
    about: 'of ours, half of them about who plays whom, written before any of its rules',
    isSeen: true,
  },
  {
    name: 'others-twenty-seventh',
    about: 'of ours in the same mixture, put away until the rules stood',
    isSeen: true,
  },
  { name: 'others-twenty-eighth', about: 'of ours, of every kind, by the rules of the set before', isSeen: true },
  { name: 'others-twenty-ninth', about: 'of one who knew no rule, of every kind', isSeen: true },
  {
    name: 'others-thirtieth',
    about: 'of another who knew no rule, with small stories of who plays whom',
    isSeen: true,
  },
  { name: 'others-thirty-first', about: 'of a third who knew no rule, of every kind', isSeen: true },
  { name: 'others-thirty-second', about: 'of a fourth who knew no rule, with small stories again', isSeen: true },
  { name: 'others-thirty-third', about: 'of a fifth who knew no rule, of every kind', isSeen: true },
  { name: 'others-thirty-fourth', about: 'of a sixth who knew no rule, with small stories', isSeen: true },
  { name: 'others-thirty-fifth', about: 'of a seventh who knew no rule, of every kind', isSeen: true },
  { name: 'others-thirty-sixth', about: 'of an eighth who knew no rule, with small stories', isSeen: true },
  { name: 'others-thirty-seventh', about: 'of a ninth who knew no rule, with small stories', isSeen: true },
  { name: 'others-thirty-eighth', about: 'of a tenth who knew no rule, with small stories', isSeen: true },
  { name: 'others-thirty-ninth', about: 'of an eleventh who knew no rule, of every kind', isSeen: true },
  { name: 'others-fortieth', about: 'of a twelfth who knew no rule, with small stories', isSeen: true },
  {
    name: 'others-forty-first',
    about: 'of a thirteenth who knew no rule, as people type in a search box',
    isSeen: true,
  },
  {
    name: 'others-forty-second',
    about: 'of a fourteenth who knew no rule, as people type in a search box',
    isSeen: true,
  },
  { name: 'others-forty-third', about: 'of a fifteenth, as people type in a search box', isSeen: true },
  {
    name: 'others-forty-fourth',
    about: 'of a sixteenth who knew no rule, as people type in a search box',
    isSeen: true,
  },
];
