/** Settings that do not fit, each with its mend. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
