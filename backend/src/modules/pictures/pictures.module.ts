import type { NounModule } from '../../manifest/noun-module.js';
import { PictureMaker } from './picture-maker.js';

class PicturesModule {}

/** Pictures that are sent. */
export const pictures: NounModule = {
  module: PicturesModule,
  shares: [PictureMaker],
};
