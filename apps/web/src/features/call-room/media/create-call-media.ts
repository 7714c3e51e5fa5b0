import type { CallMedia, MediaSettings } from './call-media.ts';
import { Mesh } from './mesh.ts';
import { LivekitMedia } from './livekit-media.ts';
import { NO_TRACKS } from './slots.ts';

/** From page to page, or through LiveKit once a `hello` of the live call names it (P5.32). */
export function createCallMedia(settings: MediaSettings): CallMedia {
  let tracks = NO_TRACKS;
  let isByLivekit = false;
  let way: CallMedia = new Mesh(settings);
  return {
    greet: (hello) => {
      const isOtherWay = isByLivekit !== (hello.livekit !== null);
      if (hello.phase === 'live' && isOtherWay) {
        way.close();
        isByLivekit = !isByLivekit;
        way = isByLivekit ? new LivekitMedia(settings) : new Mesh(settings);
        way.show(tracks);
      }
      way.greet(hello);
    },
    meet: (people) => way.meet(people),
    gone: (gone) => way.gone(gone),
    hear: (signal) => way.hear(signal),
    show: (next) => {
      tracks = next;
      way.show(next);
    },
    close: () => way.close(),
  };
}
