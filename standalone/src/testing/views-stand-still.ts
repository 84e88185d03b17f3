import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';

/**
 * Keeps the projector from writing, as a disk does that is busy with something else; what it has written can be read.
 * @param documents file of the views
 * @returns lets it write again
 */
export function holdViews(documents: string): () => void {
  const database = openDatabase({ file: documents, synchronous: 'NORMAL' });
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
