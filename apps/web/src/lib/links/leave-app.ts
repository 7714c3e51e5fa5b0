/** Opens an address of this server that is no screen of the app. An object, because a test cannot replace the browser's `location`. */
export const leaveApp = { to: (address: string) => globalThis.location.assign(address) };
