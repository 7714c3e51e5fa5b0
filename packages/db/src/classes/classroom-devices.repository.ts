import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { mayLetInOfClass } from '../family/picture-sign-in.repository.ts';

export interface ClassroomDevice {
  readonly id: string;
  readonly label: string;
  readonly trustedBy: { readonly firstName: string | null; readonly name: string | null };
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly isAsleep: boolean;
  readonly tokenHash: string;
}

/** A device that lets a child in, as its guardians see it: nothing of other children, and nothing that opens it. */
export interface DeviceOfChild {
  readonly id: string;
  readonly classId: string;
  readonly className: string;
  readonly label: string;
  readonly isAsleep: boolean;
  /** When the child signed in there last; null when it never did. */
  readonly signedInAt: string | null;
}

interface AsleepDevice {
  readonly classId: string;
  readonly className: string;
  readonly label: string;
  readonly teachers: readonly { readonly id: string; readonly email: string }[];
}

/** Devices of a classroom, on which its youngest pupils sign in with pictures (decision 0109). */
export function classroomDevicesRepository(db: Database) {
  return {
    /** Gives the device the first free seat of the class; undefined when there is none. The class is locked by the caller. */
    add: async (device: {
      tokenHash: string;
      adultId: string;
      classId: string;
      label: string;
      expiresAt: Date;
      most: number;
    }) => {
      const { rows } = await sql<{ id: string; label: string }>`
        insert into trusted_devices (token_hash, adult_id, class_id, seat, label, expires_at)
        select ${device.tokenHash}, ${device.adultId}::uuid, ${device.classId}::uuid, free.seat, ${device.label},
            ${device.expiresAt}::timestamptz
          from generate_series(1, ${device.most}::int) as free (seat)
         where not exists (select from trusted_devices td
            where td.class_id = ${device.classId}::uuid and td.seat = free.seat)
         order by free.seat limit 1
        returning public_id as id, label`.execute(db);
      return rows[0];
    },
    /** Those whose time is over free their seats before the nightly work deletes them. */
    dropExpired: (classId: string, now: Date) =>
      db.deleteFrom('trustedDevices').where('classId', '=', classId).where('expiresAt', '<=', now).execute(),
    /** The devices of a class; undefined when the viewer does not teach it. */
    list: async (classId: string, teacherId: string, now: Date) => {
      const { rows } = await sql<{ devices: readonly ClassroomDevice[] }>`
        select (select coalesce(json_agg(json_build_object('id', td.public_id, 'label', td.label,
              'trustedBy', json_build_object('firstName', u.first_name, 'name', u.name),
              'lastUsedAt', td.last_used_at, 'expiresAt', td.expires_at, 'isAsleep', td.slept_at is not null, 'tokenHash', td.token_hash)
              order by td.seat), '[]')
            from trusted_devices td join users u on u.id = td.adult_id
              where td.class_id = tc.class_id and td.expires_at > ${now}::timestamptz) as devices
          from taught_classes tc
         where tc.class_id = ${classId}::uuid and tc.teacher_id = ${teacherId}::uuid`.execute(db);
      return rows[0]?.devices;
    },
    /** The devices of classes that let a child in with pictures; undefined when the viewer is not a guardian of the child (decision 0119). */
    ofChild: async (childId: string, guardianId: string, now: Date) => {
      const { rows } = await sql<{ devices: readonly DeviceOfChild[] }>`
        select (select coalesce(json_agg(json_build_object('id', td.public_id, 'classId', c.id, 'className', c.name,
              'label', td.label, 'isAsleep', td.slept_at is not null, 'signedInAt', dsi.signed_in_at)
              order by c.name, c.id, td.seat), '[]')
            from visible_children vc join trusted_devices td on td.adult_id = vc.adult_id
              join classes c on c.id = td.class_id
              join picture_passwords pp on pp.user_id = vc.child_id
              join users u on u.id = vc.child_id and u.is_active
              left join device_sign_ins dsi on dsi.device_id = td.public_id and dsi.child_id = vc.child_id
             where vc.child_id = gl.child_id and td.expires_at > ${now}::timestamptz and ${mayLetInOfClass}) as devices
          from guardian_links gl
         where gl.child_id = ${childId}::uuid and gl.guardian_id = ${guardianId}::uuid
           and gl.status = 'active'`.execute(db);
      return rows[0]?.devices;
    },
    /** Notes that a child signed in on a device of its class, which the caller has locked. */
    noteSignIn: (deviceId: string, childId: string, signedInAt: Date) =>
      db
        .insertInto('deviceSignIns')
        .values({ deviceId, childId, signedInAt })
        .onConflict((conflict) => conflict.columns(['deviceId', 'childId']).doUpdateSet({ signedInAt }))
        .execute(),
    /**
     * Puts a device to sleep; undefined when it sleeps already or has ended. Gives back who is to be told: teachers of the class with
     * a confirmed address.
     */
    sleep: async (deviceId: string, now: Date) => {
      const { rows } = await sql<AsleepDevice>`
        with asleep as (
          update trusted_devices td set slept_at = ${now}::timestamptz
           where td.public_id = ${deviceId}::uuid and td.class_id is not null and td.slept_at is null
          returning td.class_id, td.label)
        select asleep.class_id as "classId", c.name as "className", asleep.label,
          (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email) order by u.id), '[]')
            from taught_classes tc join users u on u.id = tc.teacher_id
           where tc.class_id = c.id and u.is_active and u.email_confirmed_at is not null) as teachers
          from asleep join classes c on c.id = asleep.class_id`.execute(db);
      return rows[0];
    },
    /** Wakes a device of a class, and counts tries on it anew; false when the class has none with this id that sleeps. */
    wake: async (classId: string, deviceId: string): Promise<boolean> =>
      (
        await db
          .updateTable('trustedDevices')
          .set({ sleptAt: null, timesWoken: sql`times_woken + 1` })
          .where('classId', '=', classId)
          .where('publicId', '=', deviceId)
          .where('sleptAt', 'is not', null)
          .returning('publicId')
          .execute()
      ).length === 1,
    end: async (classId: string, deviceId: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('trustedDevices')
          .where('classId', '=', classId)
          .where('publicId', '=', deviceId)
          .returning('publicId')
          .execute()
      ).length === 1,
  };
}
