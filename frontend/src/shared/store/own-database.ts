import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/**
 * Opens a database of the browser's when it is first asked for, and again after it was refused or closed. It is closed
 * for a newer page in another tab, which must not wait for this one.
 * @param upgrade makes its stores
 */
export function ownDatabase<S extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<S>) => void,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () => {
    const opening = openDB<S>(name, 1, {
      upgrade,
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return () => (opened ??= open());
}
