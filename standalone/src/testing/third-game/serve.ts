import { readSettings } from '@combolab/platform';
import { serve } from '../../serve.js';

// The product as operators run it, with the pages of a folder that is named.
await serve(readSettings(process.env), { pageFolder: process.argv[2] ?? null, samples: false });
