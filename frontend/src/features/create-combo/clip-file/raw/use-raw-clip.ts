import { useEffect, useRef, useState } from 'react';
import type { RawClipState } from '@combolab/contracts';
import { calls } from '../../../../shared/api/calls.js';
import { request } from '../../../../shared/api/request.js';
import { send } from '../../../../shared/api/send.js';
import { useStore } from '../../../../shared/store/use-store.js';
import type { ClipUpload } from '../../upload/clip-upload.js';
import { uploadNews } from '../../upload/upload-news.js';
import type { RawFile } from '../use-clip.js';
import { RawJob, type RawPorts, type RawState } from './raw-job.js';

const ports: Omit<RawPorts, 'hear'> = {
  ask: async (uploadId, wanted, signal) => {
    const params = { uploadId };
    const asked =
      wanted.kind === 'proxy'
        ? request(calls.uploadProxy, { params })
        : request(calls.cutUpload, { params, body: wanted.part });
    const sent = await send(asked, signal);
    return 'data' in sent ? { data: sent.data as RawClipState } : sent;
  },
  fetch: async (src, signal) => {
    const response = await fetch(src, { signal });
    if (!response.ok) throw new TypeError(`no clip: ${String(response.status)}`);
    return response.blob();
  },
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stopped = () => {
        clearTimeout(timer);
        reject(new DOMException('stopped', 'AbortError'));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stopped);
        resolve();
      }, ms);
      signal.addEventListener('abort', stopped, { once: true });
    }),
};

/** A file that the server makes a clip of, with how far it is. */
export interface RawClip {
  readonly raw: RawFile;
  readonly upload: ClipUpload;
  readonly job: RawJob;
  readonly state: RawState;
  /** Its author is asked for the part, and has not put that off. */
  readonly asks: boolean;
  /** Puts it off, or asks again. */
  readonly setAsks: (asks: boolean) => void;
}

/** Has a clip made of a raw file while it is sent; null while there is none. @param onCut called with the clip */
export function useRawClip(
  userId: string,
  raw: RawFile | null,
  upload: ClipUpload | null,
  onCut: (clip: File, raw: File) => void,
): RawClip | null {
  const [job, setJob] = useState<RawJob | null>(null);
  /** What it was put off at. */
  const [putOff, setPutOff] = useState<RawState | null>(null);
  const told = useRef(onCut);
  useEffect(() => {
    told.current = onCut;
  });
  const file = raw?.file;
  const part = raw?.part ?? null;
  useEffect(() => {
    if (file === undefined || upload?.file !== file) return undefined;
    const withNews = { ...ports, hear: (uploadId: string) => uploadNews(userId, uploadId) };
    const cut = (clip: File) => {
      told.current(clip, file);
    };
    const begun = new RawJob(upload, withNews, cut, part);
    setJob(begun);
    begun.start();
    return () => {
      begun.stop();
      setJob(null);
    };
  }, [file, part, upload, userId]);
  const state = useStore(job?.state);
  if (raw === null || upload === null || job === null || state === null) return null;
  const setAsks = (asks: boolean) => {
    setPutOff(asks ? null : state);
  };
  return { raw, upload, job, state, asks: state.phase === 'choosing' && putOff !== state, setAsks };
}
