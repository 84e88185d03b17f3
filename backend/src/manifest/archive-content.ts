import type { BackendPorts } from '../backend-ports.js';
import type { ArchiveFile } from './archive-files.js';

/** What the views hold of one user for a file of their archive, as plain documents for them to keep. */
export type ArchiveContent =
  | { readonly list: (ports: BackendPorts, userId: string) => AsyncIterable<object> }
  /** @throws RefusedError 404 */
  | { readonly object: (ports: BackendPorts, userId: string) => Promise<object> };

/** The files of one noun. */
export type Archive = { readonly [F in ArchiveFile]?: ArchiveContent };
