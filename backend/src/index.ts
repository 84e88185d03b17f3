export * from './domain.js';
export { createBackend } from './create-backend.js';
export { LoadFigures, tellLoad } from './http/load/load-figures.js';
export { PREVIEW_JOB, type PreviewJobPayload, type PreviewJobResult } from './modules/previews/preview-jobs.js';
export { receiveClip, type ReceivedClip, type ReceiveOptions } from './modules/uploads/receive-clip.js';
