import { emulatorFault } from '../../config/emulator-fault.js';

/** @throws Error when the environment names an emulator where it must not be used */
export function refuseStrayEmulator(env: NodeJS.ProcessEnv): void {
  const fault = emulatorFault(env);
  if (fault !== null) throw new Error(fault);
}
