import { inputRole } from './input-roles.js';

it('knows which of the shoulder buttons shields in which game', () => {
  expect([inputRole('ssbu', 'trigger'), inputRole('ssbu', 'z')]).toEqual(['Grab', 'Shield']);
  expect([inputRole('ssbm', 'trigger'), inputRole('ssbm', 'z')]).toEqual(['Shield', 'Grab']);
  expect(inputRole('ssbm', 'a')).toBe('Attack');
});
