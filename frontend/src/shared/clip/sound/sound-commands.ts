import { setVolume, toggleSound, volume } from './sound-choices.js';

/** Percent of one key press. */
const STEP = 10;

const COMMANDS = {
  mute: toggleSound,
  louder: () => {
    setVolume(volume.read() + STEP);
  },
  softer: () => {
    setVolume(volume.read() - STEP);
  },
} as const;

/** What the keys of sound do; nothing where there is none. */
export const soundCommands = (heard: boolean): Partial<typeof COMMANDS> => (heard ? COMMANDS : {});
