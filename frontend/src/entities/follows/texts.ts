import english from '../../languages/en/entities/follows.json';
import { textsOf } from '../../shared/language/texts.js';

export const t = textsOf('entities/follows', english);
