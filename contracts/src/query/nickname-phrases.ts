import { moveNicknames } from './move-nicknames.js';
import { Phrases } from './phrases.js';

const bySlug = new Map<string, Phrases<string>>();

/** Nicknames of a fighter's moves. @param fighter id: `ssbu:mario` */
export function nicknamesOf(fighter: string): Phrases<string> {
  const slug = fighter.slice(fighter.indexOf(':') + 1);
  const known = bySlug.get(slug);
  if (known !== undefined) return known;
  const phrases = new Phrases<string>();
  for (const [phrase, move] of moveNicknames().get(slug) ?? []) phrases.add(phrase, move);
  bySlug.set(slug, phrases);
  return phrases;
}
