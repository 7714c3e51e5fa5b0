/** Whether a name means only this machine itself: localhost, 127.0.0.0/8, ::1. */
export const isLocalName = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

interface Addresses {
  readonly HOST: string;
  readonly PUBLISHED_ON?: string | undefined;
  readonly PUBLIC_URL: string;
}

/** Whether people on other machines can reach the site: by its public address, or by the one it listens on. */
export const isOutside = ({ HOST, PUBLISHED_ON, PUBLIC_URL }: Addresses): boolean =>
  !isLocalName(PUBLISHED_ON ?? HOST) || !isLocalName(new URL(PUBLIC_URL).hostname);
