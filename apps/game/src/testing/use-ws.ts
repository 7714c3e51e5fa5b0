import { WebSocket } from 'ws';

// With Node's own WebSocket the SDK gives up after one retry and never says that it left (security 0.8). The `ws` package
// behaves like a browser's; the global stays defined, because Colyseus' server reads WebSocket.OPEN from it.
Reflect.set(globalThis, 'WebSocket', WebSocket);
