/** Hands a file to the browser to keep; nothing of it is sent anywhere. */
export function saveZip(fileName: string, zipBase64: string): void {
  const bytes = Uint8Array.from(atob(zipBase64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
