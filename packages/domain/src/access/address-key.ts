const GROUPS = 8;
const NETWORK_GROUPS = 4;
const BYTE = 256;

/** The last two groups of an IPv6 address may be written as an IPv4 one. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: readonly string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * BYTE + b).toString(16)}:${(c * BYTE + d).toString(16)}`;
  });

const groupsOf = (text: string | undefined): readonly number[] =>
  text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/**
 * As what an address counts: an IPv4 address as itself, an IPv6 one as its /64, because that is what one household or one
 * machine gets. An IPv4 address inside an IPv6 one counts as the IPv4 address.
 * @param address as a socket or a proxy says it; what is no address counts as written
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%', 1);
  const [head, tail, rest] = withoutDots(bare).split('::', 3);
  const [front, back] = [groupsOf(head), groupsOf(tail)];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => 0), ...back];
  if (rest !== undefined || groups.length !== GROUPS || groups.some((group) => Number.isNaN(group)))
    return address;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high % BYTE, low >> 8, low % BYTE].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
