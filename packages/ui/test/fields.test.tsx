import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { PasswordField } from '../src/pieces/form/password-field.tsx';
import { SelectField } from '../src/pieces/form/select-field.tsx';
import { StickerButton } from '../src/pieces/base/sticker-button.tsx';
import { TextField } from '../src/pieces/form/text-field.tsx';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);

describe('fields', () => {
  test('an error stands at the field and belongs to it', () => {
    render(
      <TextField
        label="Username"
        hint="3 to 50 characters"
        error="Use 3 to 50 characters."
        defaultValue="jo"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toEqual(['Use 3 to 50 characters.', '3 to 50 characters']);
  });

  test('without error or hint nothing is claimed', () => {
    render(<SelectField label="I am a" options={[{ value: 'student', label: 'Student' }]} />);
    const select = screen.getByRole('combobox', { name: 'I am a' });
    expect(select.hasAttribute('aria-invalid')).toBe(false);
    expect(select.hasAttribute('aria-describedby')).toBe(false);
  });

  test('optional is part of the name', () => {
    render(<TextField label="Email" optional />);
    expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toBeDefined();
  });

  test('a password can be shown and hidden again', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" defaultValue="starfish" />);
    const input = screen.getByLabelText('Password');
    const button = screen.getByRole('button', { name: 'Show password' });
    expect(input.getAttribute('type')).toBe('password');
    await user.click(button);
    expect(input.getAttribute('type')).toBe('text');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('StickerButton', () => {
  test('pending turns it off and says that it is busy', async () => {
    const user = userEvent.setup();
    const press = vi.fn<() => void>();
    render(
      <StickerButton pending onClick={press}>
        Create Account
      </StickerButton>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' });
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  test('as a link it hands over its look', () => {
    render(
      <StickerButton
        tone="primary"
        renderRoot={({ children, ...root }) => (
          <a href="/register" {...root}>
            {children}
          </a>
        )}
      >
        Join Fun!
      </StickerButton>,
    );
    expect(screen.getByRole('link', { name: 'Join Fun!' }).dataset.tone).toBe('primary');
  });
});
