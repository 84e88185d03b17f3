import { BadQuestionError, readOptions } from './answer/options.js';
import { plan } from './plan.js';

try {
  for (const part of plan(readOptions(process.argv.slice(2)))) console.log(part);
} catch (error) {
  if (!(error instanceof BadQuestionError)) throw error;
  console.error(`${error.message}.`);
  process.exitCode = 2;
}
