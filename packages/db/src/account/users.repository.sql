-- create
insert into "users" ("username", "password_hash", "email", "first_name", "last_name", "role", "specialties",
  "linked_students", "name")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active",
  "name", "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at";

-- byId
select "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active", "name",
  "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at"
from "users"
where "id" = $1;

-- own
select "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active", "name",
  "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at", "ad"."erase_at"
from "users"
left join "account_deletions" as "ad" on "ad"."user_id" = "users"."id" and "ad"."reason" = $1
where "users"."id" = $2;

-- credentialsByUsername
select "id", "username", "email", "role", "is_active", "password_hash", "last_login"
from "users"
where lower(username) = $1;

-- credentialsByEmail
select "id", "username", "email", "role", "is_active", "password_hash", "last_login"
from "users"
where lower(email) = $1;

-- credentialsById
select "id", "username", "email", "role", "is_active", "password_hash", "last_login"
from "users"
where "id" = $1;

-- byGoogleId
select "id", "username", "email", "role", "is_active", "password_hash", "last_login"
from "users"
where "google_id" = $1;

-- lockLearner
select "id", "total_points", "timezone", "grade"
from "users"
where "id" = $1
for no key update;

-- lockLearners
select "id", "timezone"
from "users"
where "id" in ($1)
order by "id"
for no key update;

-- setGrade
update "users"
set "grade" = $1, "updated_at" = now()
where "id" = $2
returning "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active",
  "name", "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at";

-- setComfort
update "users"
set "preferences" = preferences || jsonb_build_object('comfort', coalesce(preferences -> 'comfort',
  '{}') || $1::jsonb), "updated_at" = now()
where "id" = $2
returning "preferences";

-- setupProfile
update "users"
set "role" = $1, "first_name" = $2, "last_name" = $3, "name" = $4, "phone" = $5, "grade" = $6,
  "specialties" = $7, "bio" = $8, "hourly_rate" = $9, "school_name" = $10, "linked_students" = $11,
  "updated_at" = now()
where "id" = $12 and ("role" is null or "role" = $13)
returning "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active",
  "name", "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at";

-- setName
update "users"
set "first_name" = $1, "last_name" = $2, "name" = $3, "updated_at" = now()
where "id" = $4;

-- saveTutorProfile
update "users"
set "bio" = $1, "specialties" = $2, "hourly_rate" = $3, "updated_at" = now()
where "id" = $4 and "role" = $5
returning "id", "username", "email", "first_name", "last_name", "profile_image_url", "role", "is_active",
  "name", "grade", "total_points", "specialties", "bio", "hourly_rate", "is_verified", "verification_expires",
  "rating", "rating_count", "total_sessions", "availability", "linked_students", "school_name", "phone",
  "timezone", "preferences", "provider", "last_login", "created_at", "updated_at";

-- setPassword
update "users"
set "password_hash" = $1, "updated_at" = now()
where "id" = $2;

-- linkGoogle
update "users"
set "google_id" = $1, "updated_at" = now()
where "id" = $2;

-- noteLogin: for the first time
update "users"
set "last_login" = now(), "timezone" = $1
where "id" = $2;

-- noteLogin: again
update "users"
set "last_login" = now()
where "id" = $1;

-- addPoints
update "users"
set "total_points" = "total_points" + $1, "updated_at" = now()
where "id" = $2
returning "total_points";

-- setMadeBy
update "users"
set "made_by_class" = $1
where "id" = $2;

-- verifyGuardian
update "users"
set "guardian_verified_at" = now(), "guardian_verified_method" = $1, "guardian_verified_by" = $2
where lower(username) = $3 and "role" = $4
returning "id", "username";

-- isVerifiedGuardian
select "guardian_verified_at"
from "users"
where "id" = $1;

-- verifyTutor
update "users"
set "is_verified" = $1, "verification_expires" = $2, "updated_at" = now()
where lower(username) = $3 and "role" = $4
returning "id", "username";

-- approveTeacher
update "users"
set "is_verified" = $1, "verification_expires" = $2, "updated_at" = now()
where lower(username) = $3 and "role" = $4
returning "id", "username";
