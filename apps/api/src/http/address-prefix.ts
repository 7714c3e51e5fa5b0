/** The first three parts of an IPv4 address, the first three groups of an IPv6 one. */
export const addressPrefix = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}::`
    : `${address.split('.').slice(0, 3).join('.')}.0`;
