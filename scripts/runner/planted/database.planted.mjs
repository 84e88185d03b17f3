import { openDatabase } from '../../../platform/dist/adapters/sqlite/open-database.js';

it('leaves a database', () => {
  openDatabase({ file: ':memory:', synchronous: 'NORMAL' });
  expect(1).toBe(1);
});
