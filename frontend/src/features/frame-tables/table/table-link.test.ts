import fc from 'fast-check';
import { MOVE_GROUPS } from '@combolab/contracts/frame-data';
import { COLUMNS } from './frame-rows.js';
import { readTableView, writeTableView, type TableView } from './table-link.js';

const views: fc.Arbitrary<TableView> = fc
  .record({
    compared: fc.option(fc.constantFrom('ness', 'donkey-kong')),
    text: fc.constantFrom('', 'air', 'Up Tilt'),
    group: fc.option(fc.constantFrom(...MOVE_GROUPS)),
    column: fc.option(fc.constantFrom(...COLUMNS)),
    descending: fc.boolean(),
  })
  .map(({ column, descending, ...view }) => ({
    ...view,
    sorting: { column, descending: column !== null && descending },
  }));

it('is read as it was written', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(readTableView(new URLSearchParams(writeTableView(view)))).toEqual(view);
    }),
  );
});

it('takes nothing from what it does not understand', () => {
  expect(readTableView(new URLSearchParams('with=../x&group=all&sort=-nonsense'))).toEqual({
    ...{ compared: null, text: '', group: null },
    sorting: { column: null, descending: false },
  });
});
