import { isCommonPassword } from './common-password.js';

it.each(['password', 'PassWord1', '12345678', 'zzzzzzzzzz'])('warns of %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('warns of the own name and e-mail', () => {
  expect(isCommonPassword('captainfalcon', ['captainfalcon', 'cf@example.org'])).toBe(true);
  expect(isCommonPassword('falcon.punch', ['captainfalcon', 'falcon.punch@example.org'])).toBe(true);
});

it('says nothing about others, and nothing about none', () => {
  expect(isCommonPassword('correct horse battery', ['', 'mario'])).toBe(false);
  expect(isCommonPassword('', [''])).toBe(false);
});
