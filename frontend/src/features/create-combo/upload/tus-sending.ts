import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import type { Problem } from '@combolab/contracts';
import type { Cut, Sending, SendingJob } from './sending.js';

/** How much one request brings: little, so that progress is told often, but not so that a large file takes hundreds of them. */
const CHUNK_BYTES = 524_288;
const MOST_REQUESTS = 64;
/** As contracts name it; its schemas stay away from here. */
const VIDEO_FILE_HEADER = 'Video-File';

function wordsOf(body: string): string {
  try {
    const { detail, title } = JSON.parse(body) as Partial<Problem>;
    return (detail === '' ? title : detail) ?? '';
  } catch {
    return '';
  }
}

function cutOf(error: Error | DetailedError, hasUrl: boolean): Cut {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  const request = 'originalRequest' in error ? (error.originalRequest as HttpRequest | null) : null;
  const status = answer?.getStatus() ?? 0;
  // an older server knows no such address; the page itself may answer there
  const unsupported = !hasUrl && request?.getMethod() === 'POST' && (status === 404 || status === 405);
  const seconds = Number(answer?.getHeader('Retry-After') ?? Number.NaN);
  const retryAfter = seconds > 0 ? seconds : null;
  return { status, words: answer == null ? '' : wordsOf(answer.getBody()), retryAfter, unsupported };
}

/** Speaks tus, one run at a time: when to go on is decided elsewhere. */
class TusRun {
  #upload: Upload | null = null;
  #stopped = false;
  /** The last request was refused for its token. */
  #refused = 0;
  #hasUrl: boolean;

  constructor(
    private readonly job: SendingJob,
    private readonly endpoint: string,
  ) {
    this.#hasUrl = job.url !== null;
    this.#begin().catch(() => {
      this.#cut({ status: 0, words: '' });
    });
  }

  stop(): void {
    this.#stopped = true;
    void this.#upload?.abort();
  }

  async #begin(): Promise<void> {
    const { Upload } = await import('tus-js-client');
    if (this.#stopped) return;
    const { file, kind, url } = this.job;
    this.#upload = new Upload(file, {
      // with an endpoint, any refusal of the one there would silently begin another
      endpoint: url === null ? this.endpoint : null,
      uploadUrl: url,
      chunkSize: Math.max(CHUNK_BYTES, Math.ceil(file.size / MOST_REQUESTS)),
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { filename: file.name.slice(0, 255), filetype: file.type, kind },
      onBeforeRequest: async (request) => {
        const token = await this.job.token(this.#refused > 0);
        if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onUploadUrlAvailable: () => {
        const upload = this.#upload;
        if (upload?.url == null || this.#stopped) return;
        this.#hasUrl = true;
        upload.options.endpoint = null;
        const { origin, pathname, href } = new URL(upload.url, location.href);
        this.job.onUrl(origin === location.origin ? pathname : href);
      },
      onAfterResponse: (_request, response) => {
        const offset = Number(response.getHeader('Upload-Offset') ?? Number.NaN);
        if (response.getStatus() < 400) this.#refused = 0;
        if (response.getStatus() < 300 && Number.isInteger(offset) && !this.#stopped) this.job.onAccepted(offset);
      },
      onSuccess: ({ lastResponse }) => {
        if (this.#stopped) return;
        const videoFile = lastResponse.getHeader(VIDEO_FILE_HEADER);
        // without the address it is asked for again
        if (videoFile === undefined || videoFile === '') this.#cut({ status: 0, words: '' });
        else this.job.onFinished(videoFile);
      },
      onError: (error) => {
        const cut = cutOf(error, this.#hasUrl);
        if (cut.status === 401 && this.#refused++ === 0) this.#again();
        else this.#cut(cut);
      },
    });
    this.#upload.start();
  }

  /** Once more with a new token. */
  #again(): void {
    if (!this.#stopped) this.#upload?.start();
  }

  #cut(cut: Cut): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.job.onCut(cut);
  }
}

/** Uploads by the tus protocol to an address. The client is fetched with the first upload. */
export const tusSendingTo = (endpoint: string): Sending => ({
  start: (job) => {
    const run = new TusRun(job, endpoint);
    return () => {
      run.stop();
    };
  },
  terminate: async (url, token) => {
    const headers: Record<string, string> = { 'Tus-Resumable': '1.0.0' };
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    await fetch(url, { method: 'DELETE', headers });
  },
});

/** Uploads to the server that the page came from. */
export const tusSending = tusSendingTo('/api/uploads');
