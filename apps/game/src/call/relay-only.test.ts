import { expect, test } from 'vitest';
import { relayOnly } from './relay-only.ts';

const HOST = 'candidate:1 1 udp 2122260223 192.168.1.17 51000 typ host';
const PUBLIC = 'candidate:2 1 udp 1686052607 203.0.113.9 51000 typ srflx raddr 192.168.1.17 rport 51000';
const RELAY = 'candidate:3 1 udp 41885439 198.51.100.4 49170 typ relay raddr 0.0.0.0 rport 0';
const line = (candidate: string) => ({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
const link = '6f1c7a3e-1d2b-4c5d-8e9f-0a1b2c3d4e5f';

test('[P5.22] only candidates of the relay are passed on, and the end of candidates', () => {
  const { candidates } = relayOnly({ link, candidates: [HOST, PUBLIC, RELAY, ''].map(line) });
  expect(candidates?.map(({ candidate }) => candidate)).toEqual([RELAY, '']);
});

test('[P5.22] no address stands in a description that is passed on, in any of its lines', () => {
  const sdp = [
    'v=0',
    'm=audio 51000 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 203.0.113.9',
    'a=rtcp:51001 IN IP6 2001:db8::7',
    `a=${HOST}`,
    `a=${PUBLIC}`,
    `a=${RELAY}`,
    'a=sendrecv',
    '',
  ].join('\r\n');
  const { description } = relayOnly({ link, isFirst: true, description: { type: 'offer', sdp } });
  expect(description?.sdp).not.toMatch(/203\.0\.113\.9|192\.168|2001:db8/);
  expect(description?.sdp).toContain(RELAY);
  expect(description?.sdp).toContain('a=sendrecv');
});
