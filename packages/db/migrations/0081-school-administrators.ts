import { sql, type Kysely } from 'kysely';

/**
 * A teacher who looks after the school's accounts (decision 0110): a right that staff give, not a role. It ends when the account is
 * suspended, and is given anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table school_administrators (
      user_id uuid primary key references users on delete cascade,
      granted_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function refuse_administrator() returns trigger language plpgsql as $$
    begin
      if not exists (select from users u where u.id = new.user_id and u.role = 'teacher' and u.is_active for share) then
        raise exception 'only an active teacher looks after a school'
          using errcode = 'check_violation', constraint = 'school_administrators_teacher';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger school_administrators_teacher before insert or update on school_administrators
    for each row execute function refuse_administrator()`.execute(db);
  await sql`
    create function end_administrator() returns trigger language plpgsql as $$
    begin
      delete from school_administrators where user_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_administrator after update on users
    for each row when ((old.is_active and not new.is_active) or (old.is_verified and not new.is_verified))
    execute function end_administrator()`.execute(db);
}
