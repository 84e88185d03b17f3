import { createHmac } from 'node:crypto';

/** 128 bits that only this installation can compute, 22 characters. */
export const keyedId = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\0')).digest().subarray(0, 16).toString('base64url');
