export { FfmpegError, VideoRefusedError, type RefusalCode, type ToolFailure } from './errors.js';
export { clipInspector } from './inspect/clip-inspector.js';
export { inputArguments } from './plan/input-arguments.js';
export { previewArguments, type PreviewOptions, type PreviewPaths } from './plan/preview-arguments.js';
export { planPreview, type PreviewPlan } from './plan/preview-plan.js';
export { playableArguments, thumbnailArguments } from './plan/stage-arguments.js';
export { sheetFilters, sheetLayout, type SheetLayout } from './plan/scrub-sheet.js';
export { canPlayInBrowser, remuxArguments, remuxContainer } from './plan/remux-arguments.js';
export { probeVideo } from './probe/probe-video.js';
export type { ProbeOptions } from './probe/run-probe.js';
export { openRaw } from './raw/open-raw.js';
export { SNIFF_BYTES, sniffVideo, type VideoContainer } from './probe/sniff-video.js';
export { MAX_SECONDS, MAX_SIDE, type VideoFacts } from './probe/video-facts.js';
export { boxLacks } from './tools/box.js';
export { hideFiles } from './tools/hidden-files.js';
export { ffmpegLacks } from './tools/ffmpeg-age.js';
export { findFfmpeg, type FfmpegPaths } from './tools/find-ffmpeg.js';
export { runFfmpeg, type FfmpegRun } from './tools/run-ffmpeg.js';
export { killRunningTools } from './tools/running-tools.js';
export { exitWithParent } from './worker/exit-with-parent.js';
export {
  PREVIEW_KIND,
  previewJobId,
  type PreviewJob,
  type PreviewResult,
  type PreviewStage,
  type Rendition,
  type StageResult,
} from './worker/preview-job.js';
export {
  runPreviewWorker,
  type PreviewProgress,
  type PreviewWorkerOptions,
  type WorkerLog,
} from './worker/run-preview-worker.js';
