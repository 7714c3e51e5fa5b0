import { useOPUS, useVP8, type RTCPeerConnectionConfig } from 'werift';

/** One codec for each kind, so that packets pass as they come; addresses of this machine alone. */
export const MEDIA_SETTINGS: RTCPeerConnectionConfig = {
  codecs: {
    audio: [useOPUS({ payloadType: 111 })],
    video: [
      useVP8({ payloadType: 96, rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }] }),
    ],
  },
  iceServers: [],
  iceUseIpv6: false,
  iceUseTcp: false,
  iceAdditionalHostAddresses: ['127.0.0.1'],
};
