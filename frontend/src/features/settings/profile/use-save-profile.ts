import { useRef, useState } from 'react';
import { toast } from '../../../shared/ui/toast.js';
import { useSendPictureMutation, useUpdateUserMutation } from '../settings-api.js';
import type { ProfileDraft } from './profile-draft.js';
import { t } from '../texts.js';

interface Saving {
  readonly busy: boolean;
  /** Why the last try did not work; null when it did. */
  readonly error: unknown;
  /** Saves if the server has this version still. */
  readonly save: (changes: ProfileDraft, baseVersion: number) => Promise<boolean>;
}

/** Saves the profile: the picture first, then its address with the rest. A picture that arrived is not sent again. */
export function useSaveProfile(userId: string): Saving {
  const [sendPicture] = useSendPictureMutation();
  const [update] = useUpdateUserMutation();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const arrived = useRef<{ readonly picture: Blob; readonly photoUrl: string }>(null);

  const addressOf = async (picture: Blob): Promise<string> => {
    if (arrived.current?.picture === picture) return arrived.current.photoUrl;
    const { photoUrl } = await sendPicture(picture).unwrap();
    arrived.current = { picture, photoUrl };
    return photoUrl;
  };
  const save = async ({ displayName, picture }: ProfileDraft, baseVersion: number): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await update({
        userId,
        baseVersion,
        ...(displayName !== undefined && { displayName }),
        ...(picture !== undefined && { photoUrl: picture === null ? null : await addressOf(picture.picture) }),
      }).unwrap();
      toast.success(t('youveChangedYourAccountSettings'));
      return true;
    } catch (refused) {
      setError(refused);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, save };
}
