import english from '../../languages/en/features/notifications.json' with { type: 'json' };
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('features/notifications', english);
