import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { GrownUpPage } from '../src/pieces/grown-up/grown-up-page.tsx';

/** A row that a press takes away, inside a list, and a button that is off while its request runs. */
function Screen() {
  const [rows, setRows] = useState(['Ana', 'Bo']);
  const [isOff, setOff] = useState(false);
  return (
    <GrownUpPage>
      <h1>Pupils</h1>
      {rows.length > 0 && (
        <ul aria-label="Rows">
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" disabled={isOff} onClick={() => setOff(true)}>
        Send
      </button>
      <p>Words</p>
      <output onTransitionEnd={() => setOff(false)}>Answer</output>
    </GrownUpPage>
  );
}

test('what is taken away leaves the focus to what stood around it, and at last to the heading', async () => {
  const person = userEvent.setup();
  render(<Screen />);
  await person.click(screen.getByRole('button', { name: 'Remove Ana' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Rows' })));
  await person.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pupils' })));
});

test('a button that was off while its request ran gets the focus back', async () => {
  const person = userEvent.setup();
  render(<Screen />);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await person.click(send);
  // As browsers do with a focused button that is turned off.
  send.blur();
  await new Promise((done) => setTimeout(done, 10));
  expect(document.activeElement).toBe(document.body);
  fireEvent.transitionEnd(screen.getByText('Answer'));
  await waitFor(() => expect(document.activeElement).toBe(send));
});

test('who presses beside everything has left the focus on purpose', async () => {
  const person = userEvent.setup();
  render(<Screen />);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.click(screen.getByText('Words'));
  expect(document.activeElement).toBe(document.body);
});
