/** What cannot be built anew is damaged, or gone: somebody must bring it back. */
export class DamagedDataError extends Error {
  override name = 'DamagedDataError';
  /** @param file its name in the data folder */
  constructor(
    file: string,
    what: string,
    { isGone = false, ...options }: ErrorOptions & { readonly isGone?: boolean } = {},
  ) {
    super(
      `${file}, which holds ${what}, is ${isGone ? 'missing, though there is a log beside it' : 'damaged'}. Bring it back from a backup (npm run restore -- <folder>); nothing was changed.`,
      options,
    );
  }
}
