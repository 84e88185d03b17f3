import { bundle } from './lib/bundle.mjs';

// of what the compiler wrote
await bundle();
