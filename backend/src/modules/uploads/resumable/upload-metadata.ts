import { UploadMetadata } from '@combolab/contracts';
import { validate } from '../../../http/validate.js';

/** What `Upload-Metadata` says, decoded. @throws RefusedError 400 for an unknown key or a wrong value */
export const readMetadata = (metadata: Record<string, string | null> | undefined): UploadMetadata =>
  validate(
    UploadMetadata,
    Object.fromEntries(Object.entries(metadata ?? {}).map(([key, value]) => [key, value ?? ''])),
  );
