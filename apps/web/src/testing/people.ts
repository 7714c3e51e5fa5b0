import type { Role } from '@noodlenaut/domain';
import type { User, Viewer } from '../lib/api/replies.ts';

const ID = '0198a000-0000-7000-8000-000000000001';

export const viewerAs = (role: Role | ''): Viewer => ({
  id: ID,
  username: 'maya',
  role,
  firstName: 'Maya',
  profileImageUrl: null,
});

export const userAs = (role: Role | '', more: Partial<User> = {}): User => ({
  ...viewerAs(role),
  email: null,
  lastName: 'Reyes',
  isActive: true,
  name: 'Maya Reyes',
  grade: '3rd',
  totalPoints: 480,
  specialties: [],
  bio: null,
  hourlyRate: null,
  isVerified: false,
  verificationExpires: null,
  rating: 5,
  ratingCount: 0,
  totalSessions: 0,
  availability: null,
  linkedStudents: [],
  schoolName: null,
  phone: null,
  timezone: 'America/New_York',
  preferences: {},
  provider: 'local',
  lastLogin: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

/** Somebody signed in, as the boot block brings them. */
export const signedInAs = (role: Role, more: Partial<User> = {}) => ({
  viewer: viewerAs(role),
  user: userAs(role, more),
});
