import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { z } from 'zod';
import { hashCommand } from './redis-hashes.ts';
import { Commands, encode, type Reply } from './resp.ts';

const address = z.object({ port: z.int() });
const channelReply = (kind: string, channel: string, count: number): Reply => [kind, channel, count];

/** The part of Redis that Colyseus' driver and presence use, for machines without Redis. */
export async function smallRedis(port = 0) {
  const hashes = new Map<string, Map<string, string>>();
  const listeners = new Map<Socket, Set<string>>();
  const server = createServer((socket) => {
    const commands = new Commands();
    listeners.set(socket, new Set());
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => listeners.delete(socket));
    socket.on('data', (bytes) => {
      for (const [name = '', ...words] of commands.take(bytes))
        for (const reply of answer(socket, name.toUpperCase(), words)) socket.write(encode(reply));
    });
  });

  const publish = (channel: string, message: string): number => {
    const receivers = [...listeners].filter(([, channels]) => channels.has(channel));
    for (const [socket] of receivers) socket.write(encode(['message', channel, message]));
    return receivers.length;
  };
  const answer = (socket: Socket, name: string, words: readonly string[]): readonly Reply[] => {
    const mine = listeners.get(socket) ?? new Set<string>();
    const [first = '', second = ''] = words;
    if (name === 'SUBSCRIBE')
      return words.map((channel) => channelReply('subscribe', channel, mine.add(channel).size));
    if (name === 'UNSUBSCRIBE')
      return words.map((channel) => {
        mine.delete(channel);
        return channelReply('unsubscribe', channel, mine.size);
      });
    if (name === 'PUBLISH') return [publish(first, second)];
    if (name === 'PUBSUB') {
      const start = second.replace('*', '');
      const all = new Set([...listeners.values()].flatMap((channels) => [...channels]));
      return [[...all].filter((channel) => channel.startsWith(start))];
    }
    if (name === 'PING') return ['PONG'];
    if (name === 'INFO') return ['redis_version:7.0.0\r\nloading:0\r\n'];
    if (['CLIENT', 'SELECT', 'QUIT'].includes(name)) return ['OK'];
    return [hashCommand(hashes, name, words)];
  };

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'our own small server',
    port: address.parse(server.address()).port,
    stop: async () => {
      for (const socket of listeners.keys()) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
