-- write
insert into "audit_log" ("actor_id", "action", "result")
values ($1, $2, $3);
