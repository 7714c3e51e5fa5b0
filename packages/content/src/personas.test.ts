import { SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { personas } from './personas.ts';

test('[S1.06] [S1.07] eight personas, one a subject, no two with one name', () => {
  expect(personas.map(({ subject }) => subject)).toEqual(SUBJECTS);
  expect(new Set(personas.map(({ name }) => name)).size).toBe(8);
  expect(new Set(personas.map(({ id }) => id)).size).toBe(8);
});

test('[S3.35] every field of a persona says something', () => {
  for (const persona of personas)
    for (const field of ['symbol', 'emoji', 'description', 'welcomeMessage', 'personality'] as const)
      expect(persona[field].trim()).not.toBe('');
});

test('[S3.36] [S3.37] five encouragements and five specialties each, no line shared by two', () => {
  const lines = personas.flatMap((persona) => persona.encouragementMessages);
  for (const persona of personas) {
    expect(persona.encouragementMessages).toHaveLength(5);
    expect(new Set(persona.specialties).size).toBe(5);
  }
  expect(new Set(lines).size).toBe(40);
});
