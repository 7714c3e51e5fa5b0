import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Only the class that made an account prints its card (decision 0061).
  await sql`alter table users add column made_by_class uuid references classes on delete set null`.execute(
    db,
  );
  await sql`create index users_made_by_class on users (made_by_class)`.execute(db);
  await sql`update users u set made_by_class = c.id from audit_log a join classes c on c.id::text = a.object
     where a.action = 'classes.addPupils' and a.result = 'done' and a.child_id = u.id`.execute(db);
  await sql`
    create view made_pupils as
      select t.teacher_id, t.class_id, m.child_id from users u
        join class_memberships m on m.child_id = u.id and m.class_id = u.made_by_class and m.status = 'active'
        join taught_classes t on t.class_id = m.class_id`.execute(db);
  // Cards that a teacher printed for accounts of other classes end.
  await sql`update sign_in_tokens t set ended_at = now()
     where t.ended_at is null
       and not exists (select from made_pupils p where p.teacher_id = t.made_by and p.child_id = t.child_id)
       and not exists (select from guardian_links l where l.guardian_id = t.made_by and l.child_id = t.child_id
                        and l.status = 'active')`.execute(db);

  await sql`
    alter table class_memberships
      add column guardian_ok_at timestamptz,
      add column guardian_ok_by uuid references users on delete set null,
      add column teacher_ok_at timestamptz,
      add column teacher_ok_by uuid references users on delete set null`.execute(db);
  await sql`create index class_memberships_guardian_ok on class_memberships (guardian_ok_by)`.execute(db);
  await sql`create index class_memberships_teacher_ok on class_memberships (teacher_ok_by)`.execute(db);
  await sql`update class_memberships set teacher_ok_at = updated_at where status = 'active'`.execute(db);

  // A child with a guardian enters a class only with the yes of a present guardian. The child's row is
  // locked, so that a link which is confirmed at the same moment is seen.
  await sql`
    create function class_needs_yeses() returns trigger language plpgsql as $$
    begin
      if new.status = 'pending' and (tg_op = 'INSERT' or old.status <> 'pending') then
        new.guardian_ok_at := null;
        new.guardian_ok_by := null;
        new.teacher_ok_at := null;
        new.teacher_ok_by := null;
      elsif new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
        perform from users where id = new.child_id for no key update;
        if new.teacher_ok_at is null then
          raise exception 'a class is entered with a yes of its teacher'
            using errcode = 'check_violation', constraint = 'class_memberships_teacher_ok';
        end if;
        if exists (select from guardian_links where child_id = new.child_id and status = 'active')
           and not exists (select from guardian_links where child_id = new.child_id and status = 'active'
                            and guardian_id = new.guardian_ok_by) then
          raise exception 'a child with a guardian enters a class with their yes'
            using errcode = 'check_violation', constraint = 'class_memberships_guardian_ok';
        end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger class_memberships_yeses before insert or update on class_memberships
    for each row execute function class_needs_yeses()`.execute(db);

  // Links in mails for a guardian's yes: for one guardian and one class wish, once, for seven days.
  await sql`
    create table class_wish_tokens (
      token_hash text primary key,
      membership_id uuid not null references class_memberships (id) on delete cascade,
      guardian_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz
    )`.execute(db);
  await sql`create index class_wish_tokens_membership on class_wish_tokens (membership_id)`.execute(db);
  await sql`create index class_wish_tokens_guardian on class_wish_tokens (guardian_id)`.execute(db);
}
