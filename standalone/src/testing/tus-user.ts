import { request } from 'node:http';
import type { Problem } from '@combolab/contracts';
import type { Answer, TestUser } from './test-user.js';

export interface TusAnswer extends Answer<Problem> {
  /** Bytes the server has; NaN when it did not tell. */
  readonly offset: number;
}

const BYTES = 'application/offset+octet-stream';

/** `Upload-Metadata` as it goes over the wire. */
export const uploadMetadata = (said: Readonly<Record<string, string>>): string =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Speaks tus over real HTTP as one user, step by step. */
export class TusUser {
  constructor(private readonly user: TestUser) {}

  /** @returns the answer and the id of the upload, '' when there is none */
  async begin(size: number, said: Readonly<Record<string, string>> = {}): Promise<TusAnswer & { uploadId: string }> {
    const answer = await this.#send('POST', '/uploads', {
      'upload-length': String(size),
      ...(Object.keys(said).length === 0 ? {} : { 'upload-metadata': uploadMetadata(said) }),
    });
    return { ...answer, uploadId: answer.headers.get('location')?.split('/').at(-1) ?? '' };
  }

  head(uploadId: string): Promise<TusAnswer> {
    return this.#send('HEAD', `/uploads/${uploadId}`);
  }

  patch(uploadId: string, offset: number, bytes: Buffer): Promise<TusAnswer> {
    const headers = { 'upload-offset': String(offset), 'content-type': BYTES };
    return this.#send('PATCH', `/uploads/${uploadId}`, headers, bytes);
  }

  remove(uploadId: string): Promise<TusAnswer> {
    return this.#send('DELETE', `/uploads/${uploadId}`);
  }

  /** Begins and sends all of it. @returns the last answer and the id */
  async whole(bytes: Buffer, said: Readonly<Record<string, string>> = {}): Promise<TusAnswer & { uploadId: string }> {
    const { uploadId } = await this.begin(bytes.length, said);
    return { ...(await this.patch(uploadId, 0, bytes)), uploadId };
  }

  /** Announces `announced` bytes, sends these, and is cut off. Resolves when they have left. */
  async cut(uploadId: string, offset: number, bytes: Buffer, announced: number): Promise<void> {
    const { hostname, port } = new URL(this.user.url);
    const sending = request({
      ...{ hostname, port, method: 'PATCH', path: `/api/uploads/${uploadId}` },
      headers: {
        authorization: `Bearer ${this.user.token ?? ''}`,
        ...{ 'tus-resumable': '1.0.0', 'upload-offset': offset, 'content-type': BYTES, 'content-length': announced },
      },
    });
    sending.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      sending.write(bytes, () => {
        resolve();
      });
    });
    const closed = new Promise((resolve) => sending.once('close', resolve));
    sending.destroy();
    await closed;
  }

  async #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: Buffer,
  ): Promise<TusAnswer> {
    const response = await this.user.request(path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(this.user.token === null ? {} : { authorization: `Bearer ${this.user.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Problem,
      offset: Number(response.headers.get('upload-offset') ?? Number.NaN),
    };
  }
}
