import type { ClipCheck } from '@combolab/contracts';
import { useEffect, useState } from 'react';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { wrongWith } from './clip-check.js';
import type { ClipUpload } from './clip-upload.js';
import { uploadNews } from './upload-news.js';
import { useUploadSnapshot } from './use-clip-upload.js';

/**
 * Why the server will not take the clip that it has, told while its author still annotates; null while nothing is known to be wrong.
 * @param upload of the clip; null while there is none, or something else is made of it
 */
export function useClipCheck(userId: string, upload: ClipUpload | null): string | null {
  const isWhole = useUploadSnapshot(upload)?.state === 'finished';
  const [found, setFound] = useState<{ readonly upload: ClipUpload; readonly words: string | null } | null>(null);
  useEffect(() => {
    const uploadId = upload?.url?.split('/').at(-1);
    if (upload === null || !isWhole || uploadId === undefined) return undefined;
    const stop = new AbortController();
    const ports = {
      ask: async (id: string, signal: AbortSignal) => {
        const sent = await send(request(calls.checkUpload, { params: { uploadId: id } }), signal);
        return 'data' in sent ? { data: sent.data as ClipCheck } : sent;
      },
      hear: (id: string) => uploadNews(userId, id),
    };
    wrongWith(uploadId, ports, stop.signal).then(
      (words) => {
        setFound({ upload, words });
      },
      () => undefined,
    );
    return () => {
      stop.abort();
    };
  }, [userId, upload, isWhole]);
  return found !== null && found.upload === upload && isWhole ? found.words : null;
}
