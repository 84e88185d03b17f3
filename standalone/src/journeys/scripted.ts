import type { Page } from 'playwright';

/** A page in which scripts can be run, whoever drives its browser. */
export type Scripted = Pick<Page, 'evaluate' | 'waitForFunction'>;
