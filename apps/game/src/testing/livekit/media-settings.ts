import { useOPUS, useSdesMid, useVP8, type RTCPeerConnectionConfig } from 'werift';

/** One codec for each kind, so that packets pass as they come. The page looks for the way, as with LiveKit: no candidate follows later. */
export const MEDIA_SETTINGS: RTCPeerConnectionConfig = {
  codecs: {
    audio: [useOPUS({ payloadType: 111 })],
    video: [
      useVP8({ payloadType: 96, rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }] }),
    ],
  },
  headerExtensions: { audio: [useSdesMid()], video: [useSdesMid()] },
  iceServers: [],
  iceLite: true,
  iceUseIpv6: false,
  iceUseTcp: false,
  iceAdditionalHostAddresses: ['127.0.0.1'],
};
