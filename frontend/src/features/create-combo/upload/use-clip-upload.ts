import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../shared/store/use-store.js';
import { ClipUpload, type UploadSnapshot } from './clip-upload.js';
import { tusSending } from './tus-sending.js';
import { uploadToken } from './upload-token.js';

/** What an upload says of itself; null without one. */
export const useUploadSnapshot = (upload: ClipUpload | null): UploadSnapshot | null => useStore(upload?.snapshot);

interface Options {
  /** Whose upload it is. */
  readonly userId: string;
  readonly kind: 'draft' | 'phone';
  /** Where the upload of this very file goes on; null begins one. */
  readonly url: string | null;
  /** That upload was sent from a phone. */
  readonly fromPhone?: boolean;
  /** The draft whose clip it is. */
  readonly draftId?: string;
  /** The file that the server has cut this one out of: their upload is one. */
  readonly sentAs?: (file: File) => File | null;
  /** Where it goes on after a reload; null when it must begin again. */
  readonly onUrl: (url: string | null) => void;
}

/**
 * Sends a clip from the moment it is chosen. Another file ends the upload of the one before; leaving the page stops it,
 * to be gone on with later, unless its combo is being shared.
 */
export function useClipUpload(file: File | null, options: Options): ClipUpload | null {
  const { userId, kind, url, fromPhone = false, draftId = null, onUrl, sentAs } = options;
  const [upload, setUpload] = useState<ClipUpload | null>(null);
  const told = useRef(onUrl);
  const begunAt = useRef({ url, fromPhone, sentAs });
  const current = useRef<ClipUpload | null>(null);
  useEffect(() => {
    told.current = onUrl;
    begunAt.current = { url, fromPhone, sentAs };
  });
  useEffect(() => {
    const before = current.current;
    if (before?.file === file) return;
    const { sentAs: rawOf, ...begin } = begunAt.current;
    const isSent = before !== null && file !== null && rawOf?.(file) === before.file;
    if (isSent) before.detach();
    else before?.replaced();
    const { url: at, fromPhone: byPhone } = isSent ? before : begin;
    const begun =
      file === null
        ? null
        : new ClipUpload({
            ...{ file, kind, draftId, url: at, fromPhone: byPhone, sending: tusSending, token: uploadToken(userId) },
            onUrl: (next) => {
              if (current.current === begun) told.current(next);
            },
          });
    current.current = begun;
    setUpload(begun);
    begun?.start();
  }, [file, kind, userId, draftId]);
  useEffect(() => {
    const hurry = () => {
      current.current?.hurry();
    };
    addEventListener('online', hurry);
    return () => {
      removeEventListener('online', hurry);
    };
  }, []);
  useEffect(
    () => () => {
      current.current?.detach();
    },
    [],
  );
  return upload;
}
