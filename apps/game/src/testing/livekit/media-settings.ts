import { useOPUS as opus, useSdesMid as sdesMid, useVP8 as vp8, type RTCPeerConnectionConfig } from 'werift';

/** One codec for each kind, so that packets pass as they come. The page looks for the way, as with LiveKit: no candidate follows later. */
export const MEDIA_SETTINGS: RTCPeerConnectionConfig = {
  codecs: {
    audio: [opus({ payloadType: 111 })],
    video: [vp8({ payloadType: 96, rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }] })],
  },
  headerExtensions: { audio: [sdesMid()], video: [sdesMid()] },
  iceServers: [],
  iceLite: true,
  iceUseIpv6: false,
  iceUseTcp: false,
  iceAdditionalHostAddresses: ['127.0.0.1'],
};
