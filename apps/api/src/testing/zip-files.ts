import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';

/** Text files of a ZIP by name. */
export async function zipFiles(zip: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await new ZipReader(new Uint8ArrayReader(zip)).getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  return files;
}
