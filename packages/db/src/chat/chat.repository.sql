-- history
select "id", "message", "response", "created_at"
from "chat_messages"
where "user_id" = $1
order by "created_at"
limit $2;
