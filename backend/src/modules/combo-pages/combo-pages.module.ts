import type { NounModule } from '../../manifest/noun-module.js';
import { combos } from '../combos/combos.module.js';
import { uploads } from '../uploads/uploads.module.js';
import { users } from '../users/users.module.js';
import { ComboVersions } from './combo-versions.js';
import { AddComboHandler, EditComboHandler, ChangeComboHandler } from './combos.commands.js';
import { CombosController } from './combos.controller.js';
import { CombosView } from './combos.view.js';
import { ShareCombo } from './share-combo.js';
import { ShareUpload } from './share-upload.js';
import { StoreClip } from './store-clip.js';

class ComboPagesModule {}

/** Combos as they are shown, shared and changed, with all that is about them. */
export const comboPages: NounModule = {
  module: ComboPagesModule,
  uses: [users, uploads, combos],
  controllers: [CombosController],
  providers: [AddComboHandler, EditComboHandler, ChangeComboHandler, StoreClip, ShareCombo, ShareUpload, ComboVersions],
  shares: [CombosView],
};
