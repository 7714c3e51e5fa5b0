-- reserve
insert into ai_spend (day, cents)
select $1::date, $2::numeric
where $3::numeric <= $4::numeric
on conflict (day) do update
set cents = ai_spend.cents + excluded.cents
where ai_spend.cents + excluded.cents <= $5::numeric
returning day;

-- settle
update ai_spend
set cents = greatest(0, cents - $1::numeric + $2::numeric)
where day = $3::date;
