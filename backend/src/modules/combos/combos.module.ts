import type { NounModule } from '../../manifest/noun-module.js';
import { ComboGuard } from './combo-guard.js';

class CombosModule {}

/** Combos as they are recorded. */
export const combos: NounModule = {
  module: CombosModule,
  shares: [ComboGuard],
};
