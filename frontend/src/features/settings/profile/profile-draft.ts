import { isName } from '../../../shared/account/account-form.js';

/** A picture that was chosen and cut, but not saved yet. */
export interface NewPicture {
  readonly picture: Blob;
  /** Address within this page. */
  readonly shownAt: string;
}

/** What was changed and is not saved yet; absent is unchanged. */
export interface ProfileDraft {
  readonly displayName?: string;
  /** null takes the picture away. */
  readonly picture?: NewPicture | null;
}

interface Saved {
  readonly displayName: string;
  readonly photoUrl: string | null;
}

/** The draft without what is as it was saved. */
export function changesOf({ displayName, picture }: ProfileDraft, saved: Saved): ProfileDraft {
  return {
    ...(displayName !== undefined && displayName !== saved.displayName && { displayName }),
    ...(picture !== undefined && (picture !== null || saved.photoUrl !== null) && { picture }),
  };
}

/** The profile as it was at some version. */
export interface SavedProfile extends Saved {
  /** Counted up by each change of the profile, from 0. */
  readonly contentVersion: number;
}

/**
 * The version that a save has to find on the server. `began` is what was shown when the first change was made: where
 * another browser has saved a name or a picture since, its version, so that the server refuses and nothing is saved
 * over unseen. A switch that was saved meanwhile does not count.
 */
export const baseVersionOf = (began: SavedProfile, now: SavedProfile): number =>
  began.displayName === now.displayName && began.photoUrl === now.photoUrl ? now.contentVersion : began.contentVersion;

/** Whether anything was changed, into something that can be saved. */
export const canSave = (changes: ProfileDraft): boolean =>
  Object.keys(changes).length > 0 && (changes.displayName === undefined || isName(changes.displayName));
