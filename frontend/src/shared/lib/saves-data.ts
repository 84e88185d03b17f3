/** Browsers that can tell whether their user saves data (Network Information API). */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether whoever is here asked for as little as possible to be fetched. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;
