import { saveFile } from './save-file.ts';

/** Saves a ZIP that came as base64. */
export const saveZip = (fileName: string, zipBase64: string): void =>
  saveFile(
    fileName,
    'application/zip',
    Uint8Array.from(atob(zipBase64), (sign) => sign.charCodeAt(0)),
  );
