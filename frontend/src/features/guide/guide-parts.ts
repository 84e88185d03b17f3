import type { ComponentType } from 'react';
import type { Action } from '@combolab/contracts';
import type { ViewerController } from '../../shared/controller/use-viewer-controller.js';

/** The parts of the combo page's player that a guide is read with. */
export interface GuideParts {
  readonly Stage: ComponentType<{
    readonly src: string;
    readonly poster: string | null;
    readonly sound?: boolean | undefined;
  }>;
  readonly Lanes: ComponentType<{
    readonly actions: readonly Action[];
    readonly gameId?: string;
    readonly labels?: ViewerController;
  }>;
}
