import type { OwnMedia } from '../media/own-media.ts';
import { useOwnLevel } from '../media/use-own-level.ts';
import { useTrackStream } from '../media/use-track-stream.ts';
import type { Remotes } from '../media/call-media.ts';
import { otherPeople, ownPerson, type CallState } from '../wire/call-state.ts';
import { Tile } from './tile.tsx';
import styles from './live-room.module.css';

type Props = { room: CallState; remotes: Remotes; media: OwnMedia };

/** Everybody in the room, oneself last. */
export function Tiles({ room, remotes, media }: Props) {
  const { tracks, devices, chosen } = media.useValue();
  const picture = useTrackStream(tracks.camera);
  const level = useOwnLevel(tracks.audio);
  const own = ownPerson(room);
  return (
    <section className={styles.tiles} aria-label="People">
      {otherPeople(room).map((person) => {
        const remote = remotes.get(person.visit);
        return (
          <Tile
            key={person.personId}
            name={person.name}
            role={person.role}
            devices={person.devices}
            stream={remote?.face ?? null}
            isConnected={remote?.state === 'connected'}
            level={remote?.level ?? null}
            speakerId={chosen.speaker}
          />
        );
      })}
      {own && <Tile name={own.name} role={own.role} devices={devices} stream={picture} isOwn level={level} />}
    </section>
  );
}
