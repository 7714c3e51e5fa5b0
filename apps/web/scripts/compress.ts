import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|map|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts .br and .gz beside every text asset; fonts and pictures are packed already. */
export async function compressAssets(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
    }),
  );
}
