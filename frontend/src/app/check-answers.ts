import { z } from 'zod/mini';
import { onAnswer } from '../shared/api/send.js';

// Development only: an answer that does not fit its schema is a bug of one side and says so in the console.
onAnswer(({ route }, data) => {
  const parsed = z.safeParse(route.answer, data);
  if (!parsed.success) console.error(`The answer of ${route.path} does not fit its schema`, parsed.error.issues);
});
