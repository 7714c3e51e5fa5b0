import { encode } from 'uqr';

/** The cells of a QR code for an address; level M, its own margin is drawn around it. */
export const qrCells = (address: string): readonly (readonly boolean[])[] =>
  encode(address, { ecc: 'M', border: 0 }).data;
