import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ClipUpload, type UploadSnapshot } from './clip-upload.js';
import { tusSending } from './tus-sending.js';
import { uploadToken } from './upload-token.js';

const NOTHING = () => () => undefined;
const NONE = () => null;

/** What an upload says of itself; null without one. */
export const useUploadSnapshot = (upload: ClipUpload | null): UploadSnapshot | null =>
  useSyncExternalStore<UploadSnapshot | null>(upload?.subscribe ?? NOTHING, upload?.snapshot ?? NONE);

interface Options {
  readonly kind: 'draft' | 'phone';
  /** Where the upload of this very file goes on; null begins one. */
  readonly url: string | null;
  /** Where it goes on after a reload; null when it must begin again. */
  readonly onUrl: (url: string | null) => void;
}

/**
 * Sends a clip from the moment it is chosen. Another file ends the upload of the one before; leaving the page stops it,
 * to be gone on with later, unless its combo is being shared.
 */
export function useClipUpload(file: File | null, { kind, url, onUrl }: Options): ClipUpload | null {
  const [upload, setUpload] = useState<ClipUpload | null>(null);
  const told = useRef(onUrl);
  const begunAt = useRef(url);
  const current = useRef<ClipUpload | null>(null);
  useEffect(() => {
    told.current = onUrl;
    begunAt.current = url;
  });
  useEffect(() => {
    const before = current.current;
    if (before?.file === file) return;
    // what a phone has sent stays for the desktop
    if (kind === 'draft' || before?.snapshot().state !== 'finished') void before?.cancel();
    const begun =
      file === null
        ? null
        : new ClipUpload({
            ...{ file, kind, url: begunAt.current, sending: tusSending, token: uploadToken },
            onUrl: (next) => {
              if (current.current === begun) told.current(next);
            },
          });
    current.current = begun;
    setUpload(begun);
    begun?.start();
  }, [file, kind]);
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
