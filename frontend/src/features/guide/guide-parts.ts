import type { ComponentType, ReactNode } from 'react';
import type { Combo } from '@combolab/contracts';

/** The parts of the combo page's player that a guide is read with. */
export interface GuideParts {
  readonly Stage: ComponentType<{
    readonly src: string;
    readonly poster: string | null;
    readonly sound?: boolean | undefined;
    readonly counted?: boolean;
    readonly signed?: boolean;
    readonly children?: ReactNode;
  }>;
  /** The inputs, and the way through the clip. */
  readonly Strip: ComponentType<{ readonly combo: Pick<Combo, 'actions' | 'frames'> }>;
}
