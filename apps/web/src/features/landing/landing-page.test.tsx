import { PRODUCT } from '@noodlenaut/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LandingPage } from './landing-page.tsx';

beforeEach(() => render(<LandingPage />));

const header = () => within(screen.getByRole('banner'));
const link = (name: string) => screen.getByRole('link', { name });
const plan = (name: string) => screen.getByRole('article', { name });

test('[S2.003] [S2.005] [S2.006] the header has the name, Join Fun! to /register and Power On to /login', () => {
  expect(header().getByRole('link', { name: `${PRODUCT.name} home` }).textContent).toBe(PRODUCT.name);
  expect(header().getByRole('link', { name: 'Join Fun!' }).getAttribute('href')).toBe('/register');
  expect(header().getByRole('link', { name: 'Power On' }).getAttribute('href')).toBe('/login');
});

test('[S2.004] [S4.20] the theme toggle starts light and goes to dark', async () => {
  await userEvent.click(header().getByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await userEvent.click(header().getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

test('[S2.007] [S2.008] [S2.009] the hero', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fun Learning Adventures!');
  expect(screen.getByText('Interactive learning for kids Pre-K to 6th grade')).toBeTruthy();
  expect(link('Start Learning!').getAttribute('href')).toBe('/register');
});

test('[S2.010] [S1.15] three feature cards and the STEM focus', () => {
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(expect.arrayContaining(['Smart Learning', 'Expert Support', 'Proven Results']));
  expect(names.some((name) => name.includes('STEM'))).toBe(true);
});

test('[S2.011] [S9.19] [S9.20] [S9.21] [S9.22] three plans with their texts', () => {
  expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy();
  const free = plan('Adventure Scholars').textContent;
  expect(free).toContain('FREE');
  expect(free).toContain('3 core subjects: Math, English, Geography');
  for (const text of ['AI lessons', 'Progress tracking', 'Community support']) expect(free).toContain(text);
  const bright = plan('Bright Future Brigade').textContent;
  expect(bright).toContain('$4.99per month');
  expect(bright).toContain('5 subjects: the free ones plus Science and History');
  for (const text of ['Advanced learning analytics', 'Custom curriculum paths', 'Priority support'])
    expect(bright).toContain(text);
  const stem = plan('STEM Blazers').textContent;
  expect(stem).toContain('$9.99per month');
  for (const text of ['All 8 subjects', 'Complete STEM curriculum', 'Coding and robotics labs'])
    expect(stem).toContain(text);
  for (const text of ['Custom curriculum builder', '24/7 priority support']) expect(stem).toContain(text);
  expect(screen.getAllByText('MOST POPULAR')).toHaveLength(1);
  expect(bright).toContain('MOST POPULAR');
});

test('[S2.012] [S2.013] [S1.16] the footer: two disabled stores, coming soon, and three links', () => {
  for (const store of ['App Store', 'Google Play']) {
    const badge = screen.getByRole<HTMLButtonElement>('button', {
      name: new RegExp(`Coming soon ?${store}`),
    });
    expect(badge.disabled).toBe(true);
  }
  for (const name of ['Privacy Policy', 'Terms of Service', 'Contact Support'])
    expect(link(name)).toBeTruthy();
});

test('[P1.55] nothing on the page comes from another origin', () => {
  const sources = [...document.querySelectorAll('[src], a[href]')].map(
    (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
  );
  expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
});
