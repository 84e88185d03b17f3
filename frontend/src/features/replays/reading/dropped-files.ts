/** What was chosen or dropped: files that somebody named, and those of folders, of which only replays are wanted. */
export interface Dropped {
  readonly files: readonly File[];
  /** Folders, or files in them, that the browser would not open. */
  readonly closed: readonly string[];
}

/** Whether a file is a replay by its name. */
export const isReplayName = (name: string): boolean => /\.slp$/i.test(name);

/** Folders within folders are followed so deep; deeper ones are links that lead in circles. */
const DEEPEST = 32;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A browser tells of the entries of a folder in parts, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

/** Follows an entry of a folder, or a folder. */
async function follow(
  entry: FileSystemEntry,
  found: { files: File[]; closed: string[] },
  depth: number,
): Promise<void> {
  try {
    if (entry.isFile) {
      if (isReplayName(entry.name)) found.files.push(await fileOf(entry as FileSystemFileEntry));
      return;
    }
    if (depth >= DEEPEST) return;
    for (const each of await entriesOf(entry as FileSystemDirectoryEntry)) await follow(each, found, depth + 1);
  } catch {
    found.closed.push(entry.name);
  }
}

/** Files and the replays of folders, nested ones too, that were dropped. Call it while the event is handled. */
export async function droppedFiles({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<Dropped> {
  // what is dropped is gone after the event: entries and files are taken before anything is awaited
  const dropped = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry === null ? [] : { entry, file: item.getAsFile() };
  });
  if (dropped.length === 0) return { files: [...files], closed: [] };
  const found = { files: [] as File[], closed: [] as string[] };
  for (const { entry, file } of dropped) {
    // whatever it is called; WebKit does not open the entry of a file that lies in no folder
    if (entry.isFile && file !== null) found.files.push(file);
    else await follow(entry, found, 0);
  }
  return found;
}

/** The replays among the files of a folder that was chosen. */
export const replaysOf = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ name }) => isReplayName(name));
