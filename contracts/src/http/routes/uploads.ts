import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { text } from '../../views/text.js';
import { Upload, UPLOAD_KINDS } from '../../views/upload.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { UploadId } from './combos.js';

/** Header of tus answers once the upload is whole: the address of its clip. */
export const VIDEO_FILE_HEADER = 'Video-File';

/** What `Upload-Metadata` may say. */
export const UploadMetadata = z.strictObject({
  filename: z._default(text(0, LIMITS.uploadNameLength), ''),
  filetype: z._default(text(0, 100), ''),
  /** Names the room that hears how far it is. */
  room: z.exactOptional(UploadId),
  kind: z._default(z.enum(UPLOAD_KINDS), 'draft'),
});
export type UploadMetadata = z.output<typeof UploadMetadata>;

/** Besides what the tus protocol says: POST `/uploads`; HEAD, PATCH and DELETE `/uploads/<id>`. */
export const uploadRoutes = {
  uploads: route({
    ...addresses.uploads,
    who: 'user',
    scope: 'read',
    summary: 'Own uploads that no combo has taken yet, newest first',
    answer: z.object({ uploads: z.array(Upload) }),
  }),
};
