// node auth-emulator.mjs <project> <port> [host], in a folder where firebase-tools is installed: its Authentication emulator,
// without the command line around it. One port, a tenth of the memory.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
// compiling the meta schema takes seconds, and its own document needs no check
require('ajv/dist/core').default.prototype.validateSchema = () => true;
const { createApp } = require('firebase-tools/lib/emulator/auth/server');

const [project, port, host = '127.0.0.1'] = process.argv.slice(2);
const app = await createApp(project);
app.listen(Number(port), host);
