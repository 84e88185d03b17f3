import { canSend, enteredName, isEmail, nameProblem, passwordProblem } from './account-form.js';

const fields = { username: 'mario', email: 'mario@example.org', password: 'it is me!' };

it('takes white space out of a display name and lower-cases it', () => {
  expect(enteredName(' Mr  Game\tAnd\u00a0Watch ')).toBe('mrgameandwatch');
});

it.each([
  ['mario@example.org', true],
  ['@', true],
  ['mario', false],
  ['a@b@c', false],
  ['', false],
])('counts the @ of %j: %j', (email, expected) => {
  expect(isEmail(email)).toBe(expected);
});

describe('signing up', () => {
  it('needs e-mail, 4 characters of name and 8 of password', () => {
    expect(canSend('SIGN_UP_FORM', fields)).toBe(true);
    expect(canSend('SIGN_UP_FORM', { ...fields, username: 'mar' })).toBe(false);
    expect(canSend('SIGN_UP_FORM', { ...fields, password: '1234567' })).toBe(false);
    expect(canSend('SIGN_UP_FORM', { ...fields, email: 'mario' })).toBe(false);
  });
  it('refuses what the server would refuse, with words', () => {
    expect(canSend('SIGN_UP_FORM', { ...fields, password: 'x'.repeat(129) })).toBe(false);
    expect(passwordProblem('x'.repeat(129))).toContain('128');
    expect(passwordProblem('x'.repeat(128))).toBeUndefined();
    expect(canSend('SIGN_UP_FORM', { ...fields, username: 'x'.repeat(33) })).toBe(false);
    expect(nameProblem('x'.repeat(33))).toContain('32');
  });
});

it('logs in without a name', () => {
  expect(canSend('LOGIN_FORM', { ...fields, username: '' })).toBe(true);
  expect(canSend('LOGIN_FORM', { ...fields, password: 'short' })).toBe(false);
});
