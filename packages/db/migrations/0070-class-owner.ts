import { sql, type Kysely } from 'kysely';

/**
 * A class is handed over (decision 0103). `classes.teacher_id` is its one owner; who owns it is none of its other teachers. The
 * check is deferred, because a hand-over is several statements, and locks the class, so that two at once see each other.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`delete from class_teachers ct using classes c
    where c.id = ct.class_id and c.teacher_id = ct.teacher_id`.execute(db);
  await sql`
    create function refuse_owner_as_teacher() returns trigger language plpgsql as $$
    declare owner uuid;
    begin
      select c.teacher_id into owner from classes c where c.id = new.class_id for share;
      if owner = new.teacher_id and exists (select from class_teachers ct
          where ct.class_id = new.class_id and ct.teacher_id = new.teacher_id) then
        raise exception 'the owner of a class is none of its other teachers'
          using errcode = 'check_violation', constraint = 'class_teachers_not_owner';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger class_teachers_not_owner after insert or update on class_teachers
      deferrable initially deferred for each row execute function refuse_owner_as_teacher()`.execute(db);
  await sql`
    create function refuse_teacher_as_owner() returns trigger language plpgsql as $$
    begin
      if exists (select from class_teachers ct where ct.class_id = new.id and ct.teacher_id = new.teacher_id) then
        raise exception 'the owner of a class is none of its other teachers'
          using errcode = 'check_violation', constraint = 'classes_owner';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger classes_owner after update of teacher_id on classes
      deferrable initially deferred for each row execute function refuse_teacher_as_owner()`.execute(db);
}
