import { configure } from '@testing-library/dom/dist/config.js';

/** What a page is waited for comes late on a busy machine: a test fails for what does not come, not for how soon it does. */
configure({ asyncUtilTimeout: 30_000 });
