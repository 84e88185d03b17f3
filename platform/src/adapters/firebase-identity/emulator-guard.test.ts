import { refuseStrayEmulator } from './emulator-guard.js';

describe('refuseStrayEmulator', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

  it.each([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }, { FIREBASE_EMULATOR: '0' }])(
    'refuses an emulator with %p, and says what to do',
    (env) => {
      expect(() => {
        refuseStrayEmulator({ ...emulator, ...env });
      }).toThrow(/not signed.*FIREBASE_EMULATOR=1/);
    },
  );

  it.each([
    [{ NODE_ENV: 'production' }, /NODE_ENV=production it is refused/],
    [{ PUBLIC_URL: 'https://combos.example' }, /https PUBLIC_URL it is refused/],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'https://combos.example' }, /https PUBLIC_URL/],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'http://combos.example' }, /PUBLIC_URL that is not of this machine/],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'http://192.168.1.5:3000' }, /PUBLIC_URL that is not of this machine/],
  ])('refuses one that is asked for with %p', (env, words) => {
    expect(() => {
      refuseStrayEmulator({ ...emulator, FIREBASE_EMULATOR: '1', ...env });
    }).toThrow(words);
  });

  it.each([
    { ...emulator, NODE_ENV: 'test' },
    { ...emulator, FIREBASE_EMULATOR: '1' },
    { ...emulator, FIREBASE_EMULATOR: '1', NODE_ENV: 'development', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { ...emulator, FIREBASE_EMULATOR: '1', PUBLIC_URL: 'http://[::1]:3000' },
    { ...emulator, FIREBASE_EMULATOR: '1', PUBLIC_URL: 'http://combolab.localhost' },
    {},
  ])('lets %p pass', (env) => {
    expect(() => {
      refuseStrayEmulator(env);
    }).not.toThrow();
  });
});
