import type { NounModule } from '../../manifest/noun-module.js';
import { PreviewJobs } from './preview-jobs.js';

class PreviewsModule {}

/** Clips as they are played. */
export const previews: NounModule = {
  module: PreviewsModule,
  reactions: [PreviewJobs],
};
