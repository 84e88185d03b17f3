import type { Mention, Role } from './mentions.js';
import type { RoleCue } from './role-weights.js';

/** Something that tells the role of one mention. */
export interface Evidence {
  readonly mention: Mention;
  readonly cue: RoleCue;
  readonly role: Role;
}
