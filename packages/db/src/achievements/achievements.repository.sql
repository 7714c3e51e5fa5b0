-- list: own
select "a"."id", "u"."id" as "user_id", "a"."achievement_key" as "key", "a"."title", "a"."description",
  "a"."icon", "a"."color", "a"."earned_at"
from "users" as "u"
left join "achievements" as "a" on "a"."user_id" = "u"."id"
where "u"."id" = $1::uuid
order by "a"."earned_at" desc, "a"."id";

-- list: of a child
select "a"."id", "u"."id" as "user_id", "a"."achievement_key" as "key", "a"."title", "a"."description",
  "a"."icon", "a"."color", "a"."earned_at"
from "users" as "u"
left join "achievements" as "a" on "a"."user_id" = "u"."id"
where "u"."id" = (
    select vc.child_id
    from visible_children vc
    join users child on child.id = vc.child_id
    where vc.adult_id = $1::uuid and ($2::uuid is null or vc.child_id = $3::uuid)
    order by child.first_name nulls last, child.id
    limit 1
  )
order by "a"."earned_at" desc, "a"."id";

-- keys
select "achievement_key"
from "achievements"
where "user_id" = $1;

-- award
insert into "achievements" ("user_id", "achievement_key", "title", "description", "icon", "color",
  "earned_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("user_id", "achievement_key") do nothing
returning "id", "user_id", "achievement_key" as "key", "title", "description", "icon", "color", "earned_at";

-- awardAll
insert into "achievements" ("user_id", "achievement_key", "title", "description", "icon", "color")
values ($1, $2, $3, $4, $5, $6)
on conflict ("user_id", "achievement_key") do nothing;

-- shelf
select "u"."total_points", "u"."grade", "u"."timezone", coalesce((
    select json_object_agg(a.achievement_key, a.earned_at)
    from achievements a
    where a.user_id = u.id
  ), '{}') as "held", coalesce((
    select json_agg(json_build_object('subject', l.subject_id, 'grade', l.grade, 'difficulty', l.difficulty,
      'completedAt', lc.completed_at, 'outsideCurriculum', not l.is_published, 'perfect',
      lc.is_verified and lc.score_percent = 100))
    from lesson_completions lc
    join lessons l on l.id = lc.lesson_id
    where lc.user_id = u.id
  ), '[]') as "lessons", coalesce((
    select json_object_agg(counted.subject_id, counted.lessons)
    from (
        select l.subject_id, count(*)::int as lessons
        from lessons l
        where l.grade = u.grade and l.is_published
        group by l.subject_id
      ) counted
  ), '{}') as "lessons_of_grade", array(
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
    where me.id = $1::uuid
    group by 1
    order by 1 desc
    limit 400
  ) as "active_days", (
    select json_build_object('gamesPlayed', count(*), 'teamGamesPlayed',
      count(*) filter (where gr.game_type = 'team-challenge'))
    from game_participants gp
    join game_rooms gr on gr.id = gp.room_id and gr.status = 'completed' and gp.position is not null
      and exists (
        select 1
        from game_participants other
        where other.room_id = gr.id and other.user_id <> gp.user_id and other.position is not null
      )
    where gp.user_id = u.id
  ) as "games"
from "users" as "u"
where "u"."id" = $2;

-- totals
select "u"."total_points", (
    select count(*)::int
    from achievements a
    where a.user_id = u.id
  ) as "total_achievements"
from "users" as "u"
where "u"."id" = $1::uuid;
