import { useEffect, useRef, useState } from 'react';
import { calls } from '../../../shared/api/calls.js';
import type { ApiError } from '../../../shared/api/problem.js';
import { request } from '../../../shared/api/request.js';
import { fetchFile } from '../../../shared/api/send.js';
import { saveFile } from '../../../shared/lib/save-file.js';

export type DownloadStep = 'idle' | 'busy' | 'saved';

/** Fetches the archive of the own account and hands it to the browser; ends when the page is left. */
export function useDownload() {
  const [step, setStep] = useState<DownloadStep>('idle');
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setStep('busy');
    setError(null);
    const sent = await fetchFile(request(calls.exportAccount, {}), control.signal).catch(() => null);
    // broken off
    if (sent === null) return;
    if ('error' in sent) setError(sent.error);
    else saveFile(sent.file, `combolab-my-data-${new Date().toISOString().slice(0, 10)}.zip`);
    setStep('error' in sent ? 'idle' : 'saved');
  };
  const cancel = () => {
    running.current?.abort();
    setStep('idle');
  };
  return { step, error, start, cancel };
}
