-- search
with asked as materialized (
    select given.word, (tsvector_to_array(to_tsvector('english', given.word)))[1] as stem
    from unnest($1::text[]) as given(word)
  ), known as materialized (
    select asked.word, asked.stem, (
        select max(lw.passages)
        from library_words lw
        where lw.stem = asked.stem
      ) as passages
    from asked
    where asked.stem is not null
  ), meant as materialized (
    select known.stem, known.passages, 1 as likeness
    from known
    where known.passages is not null
    union all
    select near.stem, near.passages, near.likeness
    from known
    cross join lateral (
        select lw.stem, lw.passages, similarity(lw.word, known.word) as likeness
        from library_words lw
        where lw.word % known.word and similarity(lw.word, known.word) >= $2
          and abs(char_length(lw.word) - char_length(known.word)) <= $3
        order by likeness desc, right(lw.word, 1) = right(known.word, 1) desc, lw.word
        limit 1
      ) near
    where known.passages is null and known.word ~ '^[[:alpha:]]{4,}$'
  ), weighed as materialized (
    select plainto_tsquery('simple', meant.stem) as query,
      meant.likeness * ln(1 + 1e5 / (20 + meant.passages)) as weight
    from meant
    order by meant.passages
    limit $4
  ), found as (
    select lp.lesson_id, lp.subject_id, lp.grade, lp.skill, lp.kind, lp.position, lp.text, lp.context,
      sum(weighed.weight * (0.5 + ts_rank_cd(lp.tsv, weighed.query))) as fit, sum(weighed.weight) as matched
    from weighed
    join library_passages lp on lp.tsv @@ weighed.query
    group by lp.lesson_id, lp.lesson_version, lp.kind, lp.position
  )
select found.lesson_id, l.title as lesson_title, found.subject_id as subject, found.grade, found.skill,
  found.kind, found.text, found.context,
  (found.matched / ((select sum(weighed.weight) from weighed) + ln(1 + 1e5 / 20) * ((select count(*) from known) - (select count(*) from meant))))::double precision as share,
  (found.fit * case when found.subject_id = $5::text then 1.3 else 1 end * (1 - 0.06 * abs(array_position($6::text[],
  found.grade) - array_position($7::text[],
  $8::text))) * case found.kind when 'question' then 0.8 when 'introduction' then 0.9 when 'goal' then 0.7 else 1 end)::double precision as rank
from found
join lessons l on l.id = found.lesson_id
where l.is_published
order by rank desc, found.lesson_id, found.kind, found.position
limit $9;

-- fill
select set_config('statement_timeout', $1, true);

-- fill
with stale as (
    delete from library_passages lp
    using lessons l
    where l.id = lp.lesson_id and lp.lesson_version <> l.version
  ), missing as materialized (
    select l.id, l.version, l.subject_id, l.grade, coalesce(l.skills[1], l.subject_id) as skill, l.title,
      l.goal, l.content
    from lessons l
    where l.is_published and not exists (
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
