import { namesOn } from './place-words.ts';
import { Note } from '../parts/after.tsx';
import { Suspense, lazy, type ComponentType } from 'react';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { MAP_FRAMES, isMapFile } from './map-file.ts';
import type { MapView } from '@noodlenaut/domain';
import { MapFace, type MapFaceProps } from './map-face.tsx';

type FaceProps = Omit<MapFaceProps, 'map'>;

/** Each map is fetched when it is shown for the first time, and only that one. */
const face = (load: () => Promise<{ default: unknown }>): ComponentType<FaceProps> =>
  lazy(async () => {
    const { default: map } = await load();
    if (!isMapFile(map)) throw new Error('This is no map of ours');
    return { default: (props: FaceProps) => <MapFace map={map} {...props} /> };
  });

const MAP_FACES: Readonly<Record<MapView, ComponentType<FaceProps>>> = {
  world: face(() => import('./maps/world.json')),
  africa: face(() => import('./maps/africa.json')),
  asia: face(() => import('./maps/asia.json')),
  europe: face(() => import('./maps/europe.json')),
  'north-america': face(() => import('./maps/north-america.json')),
  'south-america': face(() => import('./maps/south-america.json')),
  oceania: face(() => import('./maps/oceania.json')),
  arctic: face(() => import('./maps/arctic.json')),
  antarctica: face(() => import('./maps/antarctica.json')),
  usa: face(() => import('./maps/usa.json')),
};

const INSET = 3;

/** A map of the world or a part of it. The sea and the frame stand at once, the land when its file is there. */
export function WorldMap({ picture }: Drawn<'world-map'>) {
  const [width, height] = MAP_FRAMES[picture.view];
  const Face = MAP_FACES[picture.view];
  return (
    <Board alt={picture.alt} width={width} height={height} bare>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="14" fill="#bfe0f7" />
      <svg
        x={INSET}
        y={INSET}
        width={width - 2 * INSET}
        height={height - 2 * INSET}
        viewBox={`${INSET} ${INSET} ${width - 2 * INSET} ${height - 2 * INSET}`}
      >
        <Suspense fallback={null}>
          <Face picture={picture} width={width} height={height} />
        </Suspense>
      </svg>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx="14"
        fill="none"
        stroke="#1a6ca8"
        strokeWidth="4"
      />
      <Note text={namesOn(picture).join(', ')} x={width / 2} y={height - 24} width={width - 40} />
    </Board>
  );
}
