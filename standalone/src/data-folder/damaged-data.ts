/** What cannot be built anew is damaged: somebody must bring it back. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';
  /** @param file its name in the data folder */
  constructor(file: string, what: string, options?: ErrorOptions) {
    super(
      `${file}, which holds ${what}, is damaged. Bring it back from a backup (npm run restore -- <folder>); nothing was changed.`,
      options,
    );
  }
}
