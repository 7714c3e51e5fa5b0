import getPort from 'get-port';
import { Room, Server, validate, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { z } from 'zod';
import { BareQuiz } from './bare-quiz.ts';

/** A bare Colyseus room that plays the quiz in messages: what the framework costs. */
class BareRoom extends Room {
  override patchRate = 250;
  override maxClients = 4096;
  readonly #seats = new Map<string, number>();
  readonly #clients = new Map<number, Client>();
  readonly #quiz = new BareQuiz({
    toAll: (name, body) => this.broadcast(name, body),
    to: (seat, name, body) => this.#clients.get(seat)?.send(name, body),
  });
  override messages = {
    go: validate(z.object({}), () => {
      this.#quiz.go();
      return {};
    }),
    answer: validate(
      z.object({ question: z.int(), place: z.int() }),
      (client: Client, { place }) =>
        new Promise<object>((done) =>
          this.#quiz.answer(this.#seats.get(client.sessionId) ?? 0, place, () => done({})),
        ),
    ),
  };

  override onJoin(client: Client): void {
    const seat = this.#quiz.join();
    this.#seats.set(client.sessionId, seat);
    this.#clients.set(seat, client);
  }
}

const port = await getPort({ host: '127.0.0.1' });
const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define('quiz', BareRoom).filterBy(['key']);
await server.listen(port, '127.0.0.1');
process.send?.({ ready: true, port });
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
