import { useState } from 'react';
import { GAME_TYPES, MAX_PLAYERS, GRADES, gradeLabel } from '@noodlenaut/domain';
import type { GameType, Grade } from '@noodlenaut/domain';
import { CodeForm } from '../../src/pieces/game/code-form.tsx';
import { GameTypeArt } from '../../src/pieces/game/game-type-art.tsx';
import { HowSteps } from '../../src/pieces/game/how-steps.tsx';
import { PickCards } from '../../src/pieces/game/pick-card.tsx';
import { ResumeCard } from '../../src/pieces/game/resume-card.tsx';
import { RoomRow } from '../../src/pieces/game/room-row.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { AppHeader } from '../app-header.tsx';
import { nothing } from '../link.tsx';

/** The pieces of /multiplayer. */
export default function Multiplayer() {
  const [type, setType] = useState<GameType>('quiz-race');
  const [grade, setGrade] = useState<Grade>('2nd');
  return (
    <>
      <AppHeader />
      <Deck>
        <h1>Multiplayer Games</h1>
        <ResumeCard text="Science Quiz Race. Question 6 of 10. Your 3,000 points are safe.">
          <StickerButton tone="primary">Continue</StickerButton>
        </ResumeCard>
        <PickCards
          legend="Pick a game"
          look="cards"
          value={type}
          onChange={setType}
          choices={GAME_TYPES.map((one) => ({
            value: one,
            text: one,
            note: `Up to ${MAX_PLAYERS[one]} players`,
            art: <GameTypeArt type={one} />,
          }))}
        />
        <PickCards
          legend="Pick a grade"
          look="columns"
          value={grade}
          onChange={setGrade}
          choices={GRADES.map((one) => ({ value: one, text: gradeLabel(one) }))}
        />
        <section className="panel">
          <h2>Available rooms</h2>
          <ul>
            <RoomRow
              subject="math"
              title="Math Quiz Race"
              text="2nd grade"
              taken={2}
              seats={4}
              action={<StickerButton>Join Game</StickerButton>}
            />
            <RoomRow
              subject="geography"
              title="Geography Class Quiz"
              text="4th grade"
              taken={22}
              seats={60}
              action={<StickerButton disabled>In Progress</StickerButton>}
            />
          </ul>
        </section>
        <CodeForm onJoin={nothing} pending={false} start="k7mwpx" />
        <HowSteps steps={[{ title: 'Make a room or join one', text: 'Share the code with friends.' }]} />
      </Deck>
    </>
  );
}
