import type { Press, PressType } from '@combolab/contracts';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { Keycap } from '../../../shared/ui/keycap.js';

interface Props {
  readonly type: PressType;
  readonly viewer: Pick<ViewerMapping, 'partOf' | 'labelOf'>;
  /** It is held, not only pressed. */
  readonly held?: boolean;
}

/** An input as it is on the learner's controller. */
export function LessonCap({ type, viewer: { partOf, labelOf }, held = false }: Props) {
  const press: Press = { type: partOf(type), hold: held ? 'MAINTAIN_HOLD' : 'SELECT_NO_HOLD', isComplete: true };
  return <Keycap press={press} label={labelOf(type)} />;
}
