import type { ComponentType } from 'react';
import type { ComboCard } from '@combolab/contracts';

/** What a profile shows of other features. */
export interface ProfileParts {
  /** Draws one combo. */
  readonly Card: ComponentType<{ readonly listed: ComboCard }>;
  /** The form that begins a guide, where a profile is one's own. */
  readonly NewGuide: ComponentType<{ readonly onClose: () => void }>;
}
