import type { Comfort, Grade, GuardianMethod, Role } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** The columns of an account that its owner may see: not the password, and not the id at a provider. */
export const OWN_COLUMNS = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'profileImageUrl',
  'role',
  'isActive',
  'name',
  'grade',
  'totalPoints',
  'specialties',
  'bio',
  'hourlyRate',
  'isVerified',
  'verificationExpires',
  'rating',
  'ratingCount',
  'totalSessions',
  'availability',
  'linkedStudents',
  'schoolName',
  'phone',
  'timezone',
  'preferences',
  'provider',
  'lastLogin',
  'createdAt',
  'updatedAt',
] as const;

export interface NewUser {
  readonly username: string;
  readonly passwordHash: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role | null;
  readonly timezone?: string | undefined;
  readonly provider?: 'local' | 'google';
  readonly googleId?: string | undefined;
  readonly isDemo?: boolean;
  /** Set when a provider has already verified the address. */
  readonly emailConfirmedAt?: Date | undefined;
}

export interface ProfileFields {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly phone: string | null;
  readonly grade: Grade | null;
  readonly specialties: string[];
  readonly bio: string | null;
  readonly hourlyRate: number | null;
  readonly schoolName: string | null;
  readonly linkedStudents: string[];
}

export interface TutorProfile {
  readonly bio: string | null;
  /** Names of subjects, as `subjectLabel` has them. */
  readonly specialties: string[];
  /** Cents. */
  readonly hourlyRate: number;
}

/** Accounts (S3.01). */
export function usersRepository(db: Database) {
  const credentials = () =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'role', 'isActive', 'passwordHash', 'lastLogin']);
  const verify = (role: 'tutor' | 'teacher', username: string, verificationExpires: Date | null) =>
    db
      .updateTable('users')
      .set({ isVerified: true, verificationExpires, updatedAt: sql`now()` })
      .where(sql`lower(username)`, '=', username.toLowerCase())
      .where('role', '=', role)
      .returning(['id', 'username'])
      .executeTakeFirst();
  return {
    /** @throws SQLSTATE 23505 when username or e-mail is taken (S3.02, S3.03) */
    create: (user: NewUser) =>
      db
        .insertInto('users')
        .values({
          ...user,
          specialties: [],
          linkedStudents: [],
          name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
        })
        .returning(OWN_COLUMNS)
        .executeTakeFirstOrThrow(),
    byId: (id: string) => db.selectFrom('users').select(OWN_COLUMNS).where('id', '=', id).executeTakeFirst(),
    /** The same, with the day of its erasure if somebody asked for that. */
    own: (id: string) =>
      db
        .selectFrom('users')
        .leftJoin('accountDeletions as ad', (join) =>
          join.onRef('ad.userId', '=', 'users.id').on('ad.reason', '=', 'asked'),
        )
        .select(OWN_COLUMNS)
        .select('ad.eraseAt')
        .where('users.id', '=', id)
        .executeTakeFirst(),
    credentialsByUsername: (username: string) =>
      credentials()
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst(),
    credentialsByEmail: (email: string) =>
      credentials()
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .executeTakeFirst(),
    credentialsById: (id: string) => credentials().where('id', '=', id).executeTakeFirst(),
    byGoogleId: (googleId: string) => credentials().where('googleId', '=', googleId).executeTakeFirst(),
    /**
     * Locks the learner's row until the transaction ends, so that actions of one learner in two tabs run one after the other.
     * The key is not locked: rows that only refer to the learner can be written meanwhile, and there is no deadlock.
     */
    lockLearner: (id: string) =>
      db
        .selectFrom('users')
        .select(['id', 'totalPoints', 'timezone', 'grade'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    /** Locks these learners, always in the same order. Everything that pays points locks them first. */
    lockLearners: (userIds: readonly string[]) =>
      db
        .selectFrom('users')
        .select(['id', 'timezone'])
        .where('id', 'in', [...userIds])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute(),
    setGrade: (id: string, grade: Grade) =>
      db
        .updateTable('users')
        .set({ grade, updatedAt: sql`now()` })
        .where('id', '=', id)
        .returning(OWN_COLUMNS)
        .executeTakeFirstOrThrow(),
    /** Changes the given settings. Other settings and preferences stay. */
    setComfort: async (id: string, change: Comfort) => {
      const { preferences } = await db
        .updateTable('users')
        .set({
          preferences: sql`preferences || jsonb_build_object('comfort',
            coalesce(preferences -> 'comfort', '{}') || ${JSON.stringify(change)}::jsonb)`,
          updatedAt: sql`now()`,
        })
        .where('id', '=', id)
        .returning('preferences')
        .executeTakeFirstOrThrow();
      return preferences;
    },
    /** Sets the profile only while the role is empty or the same (P1.14); undefined when another role is set. */
    setupProfile: (id: string, fields: ProfileFields) =>
      db
        .updateTable('users')
        .set({ ...fields, updatedAt: sql`now()` })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('role', 'is', null), eb('role', '=', fields.role)]))
        .returning(OWN_COLUMNS)
        .executeTakeFirst(),
    /** The name as families and classes see it. */
    setName: (userId: string, firstName: string, lastName: string | null) =>
      db
        .updateTable('users')
        .set({
          firstName,
          lastName,
          name: [firstName, lastName].filter(Boolean).join(' '),
          updatedAt: sql`now()`,
        })
        .where('id', '=', userId)
        .execute(),
    /** What families read of a tutor; undefined for anybody else. */
    saveTutorProfile: (id: string, fields: TutorProfile) =>
      db
        .updateTable('users')
        .set({ ...fields, updatedAt: sql`now()` })
        .where('id', '=', id)
        .where('role', '=', 'tutor')
        .returning(OWN_COLUMNS)
        .executeTakeFirst(),
    /** With null, nobody can sign in with a password any more. */
    setPassword: (id: string, passwordHash: string | null) =>
      db
        .updateTable('users')
        .set({ passwordHash, updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute(),
    linkGoogle: (id: string, googleId: string) =>
      db
        .updateTable('users')
        .set({ googleId, updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute(),
    /** Records the sign-in. The time zone of the browser is stored at the first one only (S3.14). */
    noteLogin: (id: string, firstTimezone: string | null) =>
      db
        .updateTable('users')
        .set({ lastLogin: sql`now()`, ...(firstTimezone !== null && { timezone: firstTimezone }) })
        .where('id', '=', id)
        .execute(),
    addPoints: (id: string, points: number) =>
      db
        .updateTable('users')
        .set((eb) => ({ totalPoints: eb('totalPoints', '+', points), updatedAt: sql<Date>`now()` }))
        .where('id', '=', id)
        .returning('totalPoints')
        .executeTakeFirstOrThrow(),
    /** Records the class that made an account. Only that class prints its card (P1.34). */
    setMadeBy: (id: string, classId: string) =>
      db.updateTable('users').set({ madeByClass: classId }).where('id', '=', id).execute(),
    /** Staff only (P1.02): marks a parent as verified; undefined when there is no such parent. */
    verifyGuardian: (username: string, method: GuardianMethod, by: string) =>
      db
        .updateTable('users')
        .set({ guardianVerifiedAt: sql`now()`, guardianVerifiedMethod: method, guardianVerifiedBy: by })
        .where(sql`lower(username)`, '=', username.toLowerCase())
        .where('role', '=', 'parent')
        .returning(['id', 'username'])
        .executeTakeFirst(),
    isVerifiedGuardian: async (id: string): Promise<boolean> =>
      (await db.selectFrom('users').select('guardianVerifiedAt').where('id', '=', id).executeTakeFirst())
        ?.guardianVerifiedAt instanceof Date,
    /** Staff only (P1.10): marks a tutor as verified until a moment; undefined when there is no such tutor. */
    verifyTutor: (username: string, until: Date) => verify('tutor', username, until),
    /** Approves a teacher: by staff, by an invitation, or at once on an open instance. Undefined when there is no such teacher. */
    approveTeacher: (username: string) => verify('teacher', username, null),
  };
}
export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof usersRepository>['byId']>>>;
