-- search
with asked as materialized (
    select given.word, websearch_to_tsquery('english', given.word) as query
    from unnest($1::text[]) as given(word)
  ), meant as materialized (
    select coalesce(near.query, asked.query) as query, coalesce(near.likeness, 1) as likeness
    from asked
    left join lateral (
        select websearch_to_tsquery('english', lw.word) as query, similarity(lw.word, asked.word) as likeness
        from library_words lw
        where lw.word % asked.word and char_length(asked.word) > 3 and similarity(lw.word, asked.word) >= $2
          and abs(char_length(lw.word) - char_length(asked.word)) <= $3 and not exists (
            select
            from library_passages lp
            where lp.tsv @@ asked.query
          )
        order by likeness desc, right(lw.word, 1) = right(asked.word, 1) desc, lw.word
        limit 1
      ) near on true
    where numnode(asked.query) > 0
  ), weighed as materialized (
    select meant.query, meant.likeness * ln(1 + 1e5 / (20 + (
        select count(*)
        from library_passages lp
        where lp.tsv @@ meant.query
      ))) as weight
    from meant
  ), found as materialized (
    select lp.lesson_id, lp.lesson_version, lp.kind, lp.position,
      sum(weighed.weight * (0.5 + ts_rank_cd(lp.tsv, weighed.query))) as fit
    from weighed
    join library_passages lp on lp.tsv @@ weighed.query
    group by lp.lesson_id, lp.lesson_version, lp.kind, lp.position
  )
select lp.lesson_id, l.title as lesson_title, lp.subject_id as subject, lp.grade, lp.skill, lp.kind, lp.text,
  lp.context,
  (found.fit * case when lp.subject_id = $4::text then 1.3 else 1 end * (1 - 0.06 * abs(array_position($5::text[],
  lp.grade) - array_position($6::text[],
  $7::text))) * case lp.kind when 'question' then 0.8 when 'introduction' then 0.9 when 'goal' then 0.7 else 1 end)::double precision as rank
from found
join library_passages lp
using (lesson_id, lesson_version, kind, position)
join lessons l on l.id = lp.lesson_id
where l.is_published
order by rank desc, lp.lesson_id, lp.kind, lp.position
limit $8;

-- fill
with stale as (
    delete from library_passages lp
    using lessons l
    where l.id = lp.lesson_id and lp.lesson_version <> l.version
  ), missing as materialized (
    select l.id, l.version, l.subject_id, l.grade, coalesce(l.skills[1], l.subject_id) as skill, l.title,
      l.goal, l.content
    from lessons l
    where not exists (
        select
        from library_passages lp
        where lp.lesson_id = l.id and lp.lesson_version = l.version
      )
  ), asked as (
    select missing.id, (activities.number - 1)::integer as position, activities.activity
    from missing
    cross join lateral jsonb_array_elements(missing.content -> 'activities') with ordinality as activities(activity,
      number)
  ), pieces as (
    select missing.id, 'introduction' as kind, 0 as position, missing.content ->> 'introduction' as text,
      '' as question
    from missing
    union all
    select missing.id, 'summary', 0, missing.content ->> 'summary', ''
    from missing
    union all
    select missing.id, 'fun-fact', 0, missing.content ->> 'fun_fact', ''
    from missing
    union all
    select missing.id, 'goal', 0, missing.goal, ''
    from missing
    union all
    select asked.id, 'question', asked.position, asked.activity ->> 'question', ''
    from asked
    union all
    select asked.id, 'explanation', asked.position, asked.activity ->> 'explanation',
      asked.activity ->> 'question'
    from asked
  ), written as (
    insert into library_passages (lesson_id, lesson_version, kind, position, subject_id, grade, skill, text,
      context)
    select missing.id, missing.version, pieces.kind, pieces.position, missing.subject_id, missing.grade,
      missing.skill, pieces.text, concat_ws(' ', missing.title, pieces.question)
    from pieces
    join missing on missing.id = pieces.id
    where pieces.text <> ''
    on conflict do nothing
    returning lesson_id
  )
select count(distinct written.lesson_id)::integer as lessons
from written;
