-- past
select (
    select json_build_object('triesAgain', tries.again, 'mended', tries.mended + reviews.mended, 'rounds',
      rounds.finished, 'dailies', rounds.daily, 'replays', passages.finished - passages.lessons)
    from (
        select count(*) as again, count(*) filter (where la.is_correct) as mended
        from lesson_attempts la
        where la.user_id = $1::uuid and la.try_number = 2
      ) tries, (
        select count(*) as mended
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position and pi.is_review
        where pa.user_id = $2::uuid and pa.is_correct
      ) reviews, (
        select count(*) as finished, count(*) filter (where pr.kind = 'daily') as daily
        from practice_rounds pr
        where pr.user_id = $3::uuid and pr.finished_at is not null
      ) rounds, (
        select count(*) as finished, count(distinct lr.lesson_id) as lessons
        from lesson_runs lr
        where lr.user_id = $4::uuid and lr.completed_at is not null
      ) passages
  ) as "effort", array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = $5::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days", (
    select json_build_object('lessons', count(*), 'subjects', count(distinct l.subject_id))
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = $6::uuid
  ) as "finished", array(select r.reward_key from rewards r where r.user_id = $7::uuid) as "held"
from "users" as "u"
where "u"."id" = $8::uuid;

-- album: of oneself
select (
    select json_build_object('triesAgain', tries.again, 'mended', tries.mended + reviews.mended, 'rounds',
      rounds.finished, 'dailies', rounds.daily, 'replays', passages.finished - passages.lessons)
    from (
        select count(*) as again, count(*) filter (where la.is_correct) as mended
        from lesson_attempts la
        where la.user_id = $1::uuid and la.try_number = 2
      ) tries, (
        select count(*) as mended
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position and pi.is_review
        where pa.user_id = $2::uuid and pa.is_correct
      ) reviews, (
        select count(*) as finished, count(*) filter (where pr.kind = 'daily') as daily
        from practice_rounds pr
        where pr.user_id = $3::uuid and pr.finished_at is not null
      ) rounds, (
        select count(*) as finished, count(distinct lr.lesson_id) as lessons
        from lesson_runs lr
        where lr.user_id = $4::uuid and lr.completed_at is not null
      ) passages
  ) as "effort", array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = $5::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days", (
    select json_build_object('lessons', count(*), 'subjects', count(distinct l.subject_id))
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = $6::uuid
  ) as "finished", coalesce((
    select json_object_agg(r.reward_key, r.earned_at)
    from rewards r
    where r.user_id = u.id
  ), '{}') as "held", array(
    select wp.part_key
    from worn_parts wp
    where wp.user_id = u.id
    order by wp.place
  ) as "worn"
from "users" as "u"
where "u"."id" = $7::uuid;

-- album: of a child
select (
    select json_build_object('triesAgain', tries.again, 'mended', tries.mended + reviews.mended, 'rounds',
      rounds.finished, 'dailies', rounds.daily, 'replays', passages.finished - passages.lessons)
    from (
        select count(*) as again, count(*) filter (where la.is_correct) as mended
        from lesson_attempts la
        where la.user_id = (
            select vc.child_id
            from visible_children vc
            join users child on child.id = vc.child_id
            where vc.adult_id = $1::uuid and ($2::uuid is null or vc.child_id = $3::uuid)
            order by child.first_name nulls last, child.id
            limit 1
          ) and la.try_number = 2
      ) tries, (
        select count(*) as mended
        from practice_answers pa
        join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position and pi.is_review
        where pa.user_id = (
            select vc.child_id
            from visible_children vc
            join users child on child.id = vc.child_id
            where vc.adult_id = $4::uuid and ($5::uuid is null or vc.child_id = $6::uuid)
            order by child.first_name nulls last, child.id
            limit 1
          ) and pa.is_correct
      ) reviews, (
        select count(*) as finished, count(*) filter (where pr.kind = 'daily') as daily
        from practice_rounds pr
        where pr.user_id = (
            select vc.child_id
            from visible_children vc
            join users child on child.id = vc.child_id
            where vc.adult_id = $7::uuid and ($8::uuid is null or vc.child_id = $9::uuid)
            order by child.first_name nulls last, child.id
            limit 1
          ) and pr.finished_at is not null
      ) rounds, (
        select count(*) as finished, count(distinct lr.lesson_id) as lessons
        from lesson_runs lr
        where lr.user_id = (
            select vc.child_id
            from visible_children vc
            join users child on child.id = vc.child_id
            where vc.adult_id = $10::uuid and ($11::uuid is null or vc.child_id = $12::uuid)
            order by child.first_name nulls last, child.id
            limit 1
          ) and lr.completed_at is not null
      ) passages
  ) as "effort", array(
    select to_char(days.at at time zone me.timezone, 'YYYY-MM-DD')
    from users me
    join (
        select user_id, completed_at as at
        from lesson_completions
        union all
        select user_id, finished_at
        from practice_rounds
        where finished_at is not null
      ) days on days.user_id = me.id
    where me.id = (
        select vc.child_id
        from visible_children vc
        join users child on child.id = vc.child_id
        where vc.adult_id = $13::uuid and ($14::uuid is null or vc.child_id = $15::uuid)
        order by child.first_name nulls last, child.id
        limit 1
      )
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days", (
    select json_build_object('lessons', count(*), 'subjects', count(distinct l.subject_id))
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = (
        select vc.child_id
        from visible_children vc
        join users child on child.id = vc.child_id
        where vc.adult_id = $16::uuid and ($17::uuid is null or vc.child_id = $18::uuid)
        order by child.first_name nulls last, child.id
        limit 1
      )
  ) as "finished", coalesce((
    select json_object_agg(r.reward_key, r.earned_at)
    from rewards r
    where r.user_id = u.id
  ), '{}') as "held", array(
    select wp.part_key
    from worn_parts wp
    where wp.user_id = u.id
    order by wp.place
  ) as "worn"
from "users" as "u"
where "u"."id" = (
    select vc.child_id
    from visible_children vc
    join users child on child.id = vc.child_id
    where vc.adult_id = $19::uuid and ($20::uuid is null or vc.child_id = $21::uuid)
    order by child.first_name nulls last, child.id
    limit 1
  );

-- give
insert into "rewards" ("user_id", "reward_key", "earned_at")
values ($1, $2, $3)
on conflict ("user_id", "reward_key") do nothing
returning "reward_key";

-- wear
insert into "worn_parts" ("user_id", "place", "part_key")
select "r"."user_id", $1 as "place", "r"."reward_key"
from "rewards" as "r"
where "r"."user_id" = $2 and "r"."reward_key" = $3
on conflict ("user_id", "place") do update
set "part_key" = "excluded"."part_key";

-- takeOff
delete from "worn_parts"
where "user_id" = $1 and "place" = $2;
