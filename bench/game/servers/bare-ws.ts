import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import { BareQuiz } from './bare-quiz.ts';

/** A bare `ws` server that plays the quiz in JSON: what the wire itself costs. */
interface Room {
  readonly quiz: BareQuiz;
  readonly sockets: Map<number, WebSocket>;
}
const rooms = new Map<string, Room>();
const received = z.tuple([z.number(), z.string(), z.object({ place: z.number().optional() })]);

function roomOf(key: string): Room {
  const known = rooms.get(key);
  if (known) return known;
  const sockets = new Map<number, WebSocket>();
  const quiz = new BareQuiz({
    toAll: (name, body) => {
      const frame = JSON.stringify([name, body]);
      for (const socket of sockets.values()) socket.send(frame);
    },
    to: (seat, name, body) => sockets.get(seat)?.send(JSON.stringify([name, body])),
  });
  const room = { quiz, sockets };
  rooms.set(key, room);
  return room;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const { quiz, sockets } = roomOf(url);
  const seat = quiz.join();
  sockets.set(seat, socket);
  socket.send(JSON.stringify(['joined', { seat }]));
  socket.on('message', (data) => {
    if (!Buffer.isBuffer(data)) return;
    const [id, name, { place = 0 }] = received.parse(JSON.parse(data.toString('utf8')));
    if (name === 'answer') quiz.answer(seat, place, () => socket.send(`[${id}]`));
    else quiz.go();
  });
});
server.on('listening', () => {
  const address = server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : 0 });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
