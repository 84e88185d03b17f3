import { root } from './lib/manifest.mjs';
import { begin } from './new/begin.mjs';

const { status, said } = await begin(process.argv.slice(2), root);
(status === 0 ? console.log : console.error)(said);
process.exitCode = status;
