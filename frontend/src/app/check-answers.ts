import { routes, type RouteDefinition } from '@combolab/contracts';
import { z } from 'zod/mini';
import { onAnswer } from '../shared/api/send.js';

// Development only: an answer that does not fit its schema is a bug of one side and says so in the console.
const all: readonly RouteDefinition[] = Object.values(routes);
onAnswer(({ route: { method, path } }, data) => {
  const answer = all.find((each) => each.method === method && each.path === path)?.answer;
  const parsed = answer === undefined ? undefined : z.safeParse(answer, data);
  if (parsed?.success === false) console.error(`The answer of ${path} does not fit its schema`, parsed.error.issues);
});
