export { fold, wordsOf } from '@combolab/contracts';
