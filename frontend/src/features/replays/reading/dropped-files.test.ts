import { droppedFiles, replaysOf } from './dropped-files.js';

const fileNamed = (name: string): File => new File(['x'], name);
const fileEntry = (name: string): FileSystemFileEntry =>
  ({
    ...{ isFile: true, isDirectory: false, name },
    file: (then: (file: File) => void) => {
      then(fileNamed(name));
    },
  }) as FileSystemFileEntry;

/** A folder whose entries are told in parts of two, as browsers tell of a hundred at a time. */
const folderEntry = (name: string, entries: readonly FileSystemEntry[]): FileSystemDirectoryEntry =>
  ({
    ...{ isFile: false, isDirectory: true, name },
    createReader: () => {
      const left = [...entries];
      return {
        readEntries: (then: (part: FileSystemEntry[]) => void) => {
          then(left.splice(0, 2));
        },
      };
    },
  }) as FileSystemDirectoryEntry;
const closedFolder = (name: string): FileSystemDirectoryEntry =>
  ({
    ...{ isFile: false, isDirectory: true, name },
    createReader: () => ({
      readEntries: (_: unknown, fail: (error: Error) => void) => {
        fail(new Error('not allowed'));
      },
    }),
  }) as unknown as FileSystemDirectoryEntry;

const dropOf = (...entries: readonly FileSystemEntry[]) =>
  droppedFiles({
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => (entry.isFile ? fileNamed(entry.name) : null),
    })) as unknown as DataTransferItemList,
    files: [] as unknown as FileList,
  });

it('takes the replays of folders, nested ones too, and every file that was dropped itself', async () => {
  const inner = folderEntry('2026-01', [fileEntry('c.slp'), fileEntry('D.SLP')]);
  const outer = folderEntry('Slippi', [fileEntry('a.slp'), fileEntry('notes.txt'), fileEntry('b.slp'), inner]);
  const { files, closed } = await dropOf(outer, fileEntry('holiday.mp4'));
  expect(files.map(({ name }) => name)).toEqual(['a.slp', 'b.slp', 'c.slp', 'D.SLP', 'holiday.mp4']);
  expect(closed).toEqual([]);
});

it('takes a dropped file whose entry the browser does not open', async () => {
  const shut = {
    ...{ isFile: true, isDirectory: false, name: 'a.slp' },
    file: (_: unknown, fail: (error: Error) => void) => {
      fail(new Error('no path'));
    },
  } as FileSystemFileEntry;
  const { files, closed } = await dropOf(shut);
  expect([files.map(({ name }) => name), closed]).toEqual([['a.slp'], []]);
});

it('names the folders that the browser does not open, and goes on', async () => {
  const { files, closed } = await dropOf(closedFolder('Secret'), fileEntry('a.slp'));
  expect(files.map(({ name }) => name)).toEqual(['a.slp']);
  expect(closed).toEqual(['Secret']);
});

it('takes the files themselves where nothing is known of folders', async () => {
  const files = [fileNamed('a.slp')];
  const items = [] as unknown as DataTransferItemList;
  expect((await droppedFiles({ items, files: files as unknown as FileList })).files).toEqual(files);
  expect(replaysOf([fileNamed('a.slp'), fileNamed('b.txt')]).map(({ name }) => name)).toEqual(['a.slp']);
});
