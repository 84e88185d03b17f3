import type { NounModule } from '../../manifest/noun-module.js';
import { FilesController } from './files.controller.js';

class FilesModule {}

/** Clips and pictures as files. */
export const files: NounModule = {
  module: FilesModule,
  controllers: [FilesController],
};
