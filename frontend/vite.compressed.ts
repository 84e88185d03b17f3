import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is shorter is hardly less when it is compressed; bytes. */
const LEAST = 512;
/** Of 11: the last step takes three times as long for two hundredths less. */
const QUALITY = 10;

/** Lays compressed copies beside scripts and styles, so that no server compresses them anew for each visitor. */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName));
    const compress = async (output: (typeof files)[number]): Promise<void> => {
      const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
      if (bytes.length < LEAST) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        writeFile(join(dir, `${output.fileName}.br`), await promisify(brotliCompress)(bytes, { params })),
        writeFile(join(dir, `${output.fileName}.gz`), await promisify(gzip)(bytes, { level: 9 })),
      ]);
    };
    await Promise.all(files.map(compress));
  },
};
