import english from '../../languages/en/features/guide-editor.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/guide-editor', english);
