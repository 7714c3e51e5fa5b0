// With Node's own WebSocket the SDK gives up after one retry and never says that it left (SAFETY 0.8); a browser's
// behaves like the `ws` package, which the SDK takes when the global is gone.
Reflect.deleteProperty(globalThis, 'WebSocket');
