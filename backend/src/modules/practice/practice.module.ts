import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { combos } from '../combos/combos.module.js';
import { users } from '../users/users.module.js';
import { RecordPracticeHandler, StopPracticeHandler } from './practice.commands.js';
import { PracticeController } from './practice.controller.js';

class PracticeModule {}

/** Runs of lessons, and when a combo is due again. */
export const practice: NounModule = {
  module: PracticeModule,
  uses: [users, combos, comboPages],
  controllers: [PracticeController],
  providers: [RecordPracticeHandler, StopPracticeHandler],
};
