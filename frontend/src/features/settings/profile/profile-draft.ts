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

/** Whether anything was changed, into something that can be saved. */
export const canSave = (changes: ProfileDraft): boolean =>
  Object.keys(changes).length > 0 && (changes.displayName === undefined || isName(changes.displayName));
