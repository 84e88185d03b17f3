import fc from 'fast-check';
import { soundCommands } from './sound-commands.js';
import { elementVolume, FIRST_VOLUME, isHeardAt, setVolume, soundOn, toggleSound, volume } from './sound-choices.js';

afterEach(() => {
  if (soundOn.get()) toggleSound();
  localStorage.clear();
});

it('begins muted, at a volume of its own', () => {
  expect(soundOn.get()).toBe(false);
  expect(volume.read()).toBe(FIRST_VOLUME);
});

it('remembers the volume, whole and within bounds, whatever was stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ min: -300, max: 300 }), fc.string()), (stored) => {
      localStorage.setItem('combolab.volume', String(stored));
      const read = volume.read();
      expect(Number.isInteger(read) && read >= 0 && read <= 100).toBe(true);
    }),
  );
  setVolume(35);
  expect(localStorage.getItem('combolab.volume')).toBe('35');
});

it('is asked for by whoever makes it louder or softer, by ten at a time', () => {
  setVolume(95);
  toggleSound();
  const { louder, softer } = soundCommands(true);
  louder?.();
  expect([soundOn.get(), volume.read()]).toEqual([true, 100]);
  softer?.();
  expect(volume.read()).toBe(90);
  expect(soundCommands(false)).toEqual({});
});

it('is never on at nothing once it is turned on', () => {
  setVolume(0);
  toggleSound();
  toggleSound();
  expect([soundOn.get(), volume.read()]).toEqual([true, FIRST_VOLUME]);
});

it('rises with the slider, and is not heard below half speed', () => {
  expect([0, 50, 100].map(elementVolume)).toEqual([0, 0.25, 1]);
  expect([1, 2 / 3, 1 / 2, 1 / 4, 1 / 8].map(isHeardAt)).toEqual([true, true, true, false, false]);
});
