import type { NounModule } from '../../manifest/noun-module.js';
import { ClipChecks } from './checks/clip-checks.js';
import { ClipChecksController } from './checks/clip-checks.controller.js';
import { OwnUploads } from './resumable/own-uploads.js';
import { RawClips } from './raw/raw-clips.js';
import { RawClipsController } from './raw/raw-clips.controller.js';
import { UploadsController } from './resumable/uploads.controller.js';

class UploadsModule {}

/** Clips on their way. */
export const uploads: NounModule = {
  module: UploadsModule,
  controllers: [UploadsController, ClipChecksController, RawClipsController],
  providers: [RawClips],
  shares: [OwnUploads, ClipChecks],
};
