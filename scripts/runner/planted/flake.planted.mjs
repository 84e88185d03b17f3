import { existsSync, writeFileSync } from 'node:fs';

it('fails once and would pass then', () => {
  const before = existsSync(process.env.PLANTED_FLAKE);
  writeFileSync(process.env.PLANTED_FLAKE, '');
  expect(before).toBe(true);
});
