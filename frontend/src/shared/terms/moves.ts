import english from '../../languages/en/shared/terms/moves.json';
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/moves', english);
type Known = keyof typeof english;
const isKnown = (id: string): id is Known => id in english;

/** A move as people say it, by its id: `up-air` is `up air`. Moves of one fighter have their English names. */
export const moveName = (id: string): string => (isKnown(id) ? t(id) : id.replaceAll('-', ' '));
