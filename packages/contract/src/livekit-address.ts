import { z } from 'zod';

/** A test, or a LiveKit on the machine of who develops: nothing passes a network. */
const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const isUsable = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const isSafe = protocol === 'wss:' || protocol === 'https:';
  const isPlain = protocol === 'ws:' || protocol === 'http:';
  const rest = [search, hash, username, password].join('');
  return (isSafe || (isPlain && isThisMachine(hostname))) && pathname === '/' && rest === '';
};

/** The variable LIVEKIT_URL of api and game server (P5.32): an address without path, and not in plain text over a network. */
export const livekitAddress = z.string().refine(isUsable, {
  error: 'must be an address like wss://livekit.example, without a path; ws:// only on this machine',
});

/** Both origins that a page asks there: for its socket, and why a socket was refused. */
export function livekitOrigins(url: string): { readonly socket: string; readonly http: string } {
  const { host, protocol } = new URL(url);
  const s = protocol === 'wss:' || protocol === 'https:' ? 's' : '';
  return { socket: `ws${s}://${host}`, http: `http${s}://${host}` };
}
