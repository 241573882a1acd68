-- Extensions and functions that the columns and indexes of the tables need. All three extensions are trusted: the
-- owner of a database may create them without being superuser.
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists btree_gist with schema public;
--> statement-breakpoint
-- Case, accents and full-width forms are of no regard in a search (decision 45). unaccent() itself is only "stable",
-- because its dictionary could change; ours is fixed, so indexes and generated columns may use it.
create function search_key(value text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))) $$;
--> statement-breakpoint
-- Every pair of neighbouring characters. Trigrams cannot help a term of two characters, and most Chinese names
-- people type are just that; an index on the pairs can.
create function search_pairs(value text) returns text[]
language sql immutable strict parallel safe
as $$ select array(select distinct substr(value, at, 2) from generate_series(1, length(value) - 1) as at) $$;
