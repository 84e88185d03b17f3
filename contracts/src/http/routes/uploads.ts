import { z } from 'zod/mini';
import { ClipCheck } from '../../views/clip-check.js';
import { LIMITS } from '../../views/limits.js';
import { RawClipState } from '../../views/raw-clip-state.js';
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

const params = z.strictObject({ uploadId: UploadId });
const Frame = z.int().check(z.minimum(0));

/** Besides what the tus protocol says: POST `/uploads`; HEAD, PATCH and DELETE `/uploads/<id>`. */
export const uploadRoutes = {
  uploads: route({
    ...addresses.uploads,
    who: 'user',
    scope: 'read',
    summary: 'Own uploads that no combo has taken yet, newest first',
    answer: z.object({
      uploads: z.array(Upload),
      /** Of the largest and the longest file that may be sent: bytes, and seconds. */
      most: z.object({ bytes: z.int(), seconds: z.int() }),
    }),
  }),
  checkUpload: route({
    ...addresses.checkUpload,
    who: 'user',
    scope: 'write:combos',
    summary:
      'What is wrong with the clip of an own upload, looked at since its last byte came; asked again while it works',
    params,
    answer: ClipCheck,
    problems: [404, 409],
  }),
  uploadProxy: route({
    ...addresses.uploadProxy,
    who: 'user',
    scope: 'write:combos',
    summary: 'Begin a small copy of an own upload for choosing ends, or ask how far it is',
    params,
    answer: RawClipState,
    problems: [404, 409, 422, 507],
  }),
  cutUpload: route({
    ...addresses.cutUpload,
    who: 'user',
    scope: 'write:combos',
    summary: 'Begin to cut a clip out of an own upload, or ask how far it is; add-combo takes what was cut',
    params,
    body: z
      .strictObject({ from: Frame, to: Frame })
      .check(z.refine(({ from, to }) => from < to, { error: 'the first frame is not before the last' })),
    answer: RawClipState,
    problems: [404, 409, 422, 507],
  }),
};
