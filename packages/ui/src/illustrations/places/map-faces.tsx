import type { MapView } from '@noodlenaut/domain';
import { lazy, type ComponentType } from 'react';
import { MapFace, type MapFaceProps } from './map-face.tsx';
import { isMapFile } from './map-file.ts';

type FaceProps = Omit<MapFaceProps, 'map'>;

/** Each map is fetched when it is shown for the first time, and only that one. */
const face = (load: () => Promise<{ default: unknown }>): ComponentType<FaceProps> =>
  lazy(async () => {
    const { default: map } = await load();
    if (!isMapFile(map)) throw new Error('This is no map of ours');
    return { default: (props: FaceProps) => <MapFace map={map} {...props} /> };
  });

export const MAP_FACES: Readonly<Record<MapView, ComponentType<FaceProps>>> = {
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
