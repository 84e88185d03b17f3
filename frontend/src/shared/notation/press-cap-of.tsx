import type { Press } from '@combolab/contracts';
import type { ViewerMapping } from '../controller/mapping.js';
import { Keycap } from '../ui/keycap.js';

interface Props {
  readonly press: Press;
  readonly viewer: ViewerMapping;
}

/** The author's press as a key cap of the viewer's controller. */
export const PressCapOf = ({ press, viewer: { partOf, labelOf, wordsOf } }: Props) => (
  <Keycap press={{ ...press, type: partOf(press.type) }} label={labelOf(press.type)} title={wordsOf(press.type)} />
);
