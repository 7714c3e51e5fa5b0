import type { Role } from '@noodlenaut/domain';

/** Links of the header by role (S2.046 to S2.048, P9.04). A link is hidden on the page it leads to. */
const LINKS = [
  { to: '/', text: 'Dashboard', icon: 'home', roles: null, isHere: (path: string) => path === '/' },
  {
    to: '/tutoring',
    text: 'Tutoring',
    icon: 'users',
    roles: ['student', 'tutor', 'parent'],
    isHere: (path: string) => path === '/tutoring',
  },
  {
    to: '/teacher',
    text: 'Teacher',
    icon: 'teacher',
    roles: ['student', 'teacher', 'parent'],
    isHere: (path: string) => path.startsWith('/teacher'),
  },
  {
    to: '/classes',
    text: 'Classes',
    icon: 'users',
    roles: ['teacher'],
    isHere: (path: string) => path === '/classes',
  },
  {
    to: '/multiplayer',
    text: 'Quiz',
    icon: 'play',
    roles: ['teacher'],
    isHere: (path: string) => path === '/multiplayer',
  },
  {
    to: '/family',
    text: 'Family',
    icon: 'shield',
    roles: ['parent'],
    isHere: (path: string) => path === '/family',
  },
] as const;

export const headerLinks = (role: Role, path: string) =>
  LINKS.filter(
    (link) => !link.isHere(path) && (link.roles === null || link.roles.some((name) => name === role)),
  );
