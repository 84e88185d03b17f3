import { jest } from '@jest/globals';

/**
 * A journey through a browser, or through real servers, that fails is tried once more when `npm test` says so; what failed
 * first is printed where it happens and named at the end.
 */
if (process.env.TEST_SECOND_TRY === '1') jest.retryTimes(1, { logErrorsBeforeRetry: true });
