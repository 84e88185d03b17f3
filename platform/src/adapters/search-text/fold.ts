export { fold, quotedWords, wordsOf } from '@combolab/contracts/plain';
