import { newAccount } from '../src/accounts.ts';
import * as quiz from '../src/quiz-player.ts';
import { test } from '../src/test.ts';

test('[P4.10] a child chooses a face once and has it in the next game, on its own screen and on the wall', async ({
  stage,
}) => {
  const teacher = await newAccount({ role: 'teacher' });
  const board = await stage.open({ as: teacher });
  await quiz.createGame(board, 'Class Quiz');
  const code = await quiz.codeShown(board);

  const child = await newAccount({ grade: 'k', firstName: 'Mae' });
  const phone = await stage.open({ as: child, viewport: { width: 360, height: 740 } });
  await phone.goto('/multiplayer');
  await phone.getByRole('button', { name: 'Choose your face' }).click();
  const sheet = phone.getByRole('dialog');
  // The card: its animal lies over the radio.
  await sheet.locator('label').filter({ hasText: 'otter' }).last().click();
  await sheet
    .getByRole('radio', { name: / Otter$/ })
    .nth(2)
    .check({ force: true });
  const name =
    (await sheet
      .getByRole('radio', { name: / Otter$/ })
      .nth(2)
      .getAttribute('value')) ?? '';
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await phone.getByRole('region', { name: 'Your face' }).getByText(`${name} Otter`).waitFor();

  await quiz.joinByCode(phone, code);
  await phone.getByRole('main').getByText(`${name} Otter`).waitFor();
  await board.getByText(`${name} Otter`).first().waitFor();
});
