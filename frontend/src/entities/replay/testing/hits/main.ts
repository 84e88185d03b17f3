import { checkHits, wordsOf } from './check-hits.js';

/** Compares the hits of the replays in the folder of the first argument with the frame data in that of the second. */
const [replays = '', frameData = ''] = process.argv.slice(2);
console.log(wordsOf(checkHits(replays, frameData)));
