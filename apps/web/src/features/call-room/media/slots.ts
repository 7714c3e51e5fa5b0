/** What a person can show. Their places never change, so that nothing is negotiated again when one is turned on or off. */
export const SLOTS = ['audio', 'camera', 'screen'] as const;
export type Slot = (typeof SLOTS)[number];
export type Tracks = Readonly<Record<Slot, MediaStreamTrack | null>>;
export const NO_TRACKS: Tracks = { audio: null, camera: null, screen: null };

/** In a mesh of three each page sends everything twice. */
export const LIMITS = {
  audio: { maxBitrate: 40_000 },
  camera: { maxBitrate: 700_000, maxFramerate: 24 },
  screen: { maxBitrate: 1_200_000, maxFramerate: 8 },
} as const satisfies Readonly<Record<Slot, RTCRtpEncodingParameters>>;

/** Made by the caller only: made on both sides they would be there twice. */
export function addSlots(connection: RTCPeerConnection): void {
  for (const slot of SLOTS)
    connection.addTransceiver(slot === 'audio' ? 'audio' : 'video', { direction: 'sendrecv' });
}

export const slotOf = (connection: RTCPeerConnection, transceiver: RTCRtpTransceiver): Slot | undefined =>
  SLOTS[connection.getTransceivers().indexOf(transceiver)];

/** Sends these tracks; a slot without one sends nothing. */
export function fillSlots(connection: RTCPeerConnection, tracks: Tracks): void {
  for (const [at, slot] of SLOTS.entries()) {
    const transceiver = connection.getTransceivers()[at];
    if (!transceiver) continue;
    // What an offer brought in only receives at first.
    if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv';
    transceiver.sender
      .replaceTrack(tracks[slot])
      .catch((cause: unknown) => console.warn(`${slot} cannot be sent`, cause));
  }
}

export function limitSlots(connection: RTCPeerConnection): void {
  for (const [at, slot] of SLOTS.entries()) {
    const sender = connection.getTransceivers()[at]?.sender;
    const parameters = sender?.getParameters();
    if (!sender || !parameters || (parameters.encodings ?? []).length === 0) continue;
    parameters.encodings = parameters.encodings.map((one) => ({ ...one, ...LIMITS[slot] }));
    sender
      .setParameters(parameters)
      .catch((cause: unknown) => console.warn(`${slot} is sent without a limit`, cause));
  }
}
