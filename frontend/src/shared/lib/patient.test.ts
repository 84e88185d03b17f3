import { getConfig } from '@testing-library/react';

it('waits in every suite of the page for as long as a busy machine may need', () => {
  expect(getConfig().asyncUtilTimeout).toBe(30_000);
});
