-- A receipt names the student as at the first accept; whoever accepts anew, after an edit, writes it anew.
ALTER TABLE "payments" ADD COLUMN "receipt" jsonb;
--> statement-breakpoint
create function receipt_facts(student integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'student_name', name, 'education_level', education_level, 'guardian_name', guardian_name)
  from students where id = student
$$;
--> statement-breakpoint
update payments set receipt = receipt_facts(student_id) where first_accept_at is not null;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt" CHECK (("payments"."receipt" is null) = ("payments"."first_accept_at" is null));
--> statement-breakpoint
create function keep_receipt() returns trigger language plpgsql as $$
begin
  new.receipt := case when new.first_accept_at is not null then receipt_facts(new.student_id) end;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_receipt before insert on payments
  for each row execute function keep_receipt();
--> statement-breakpoint
create trigger keep_receipt_anew before update of first_accept_at on payments
  for each row when (new.first_accept_at is distinct from old.first_accept_at) execute function keep_receipt();
--> statement-breakpoint

-- Of a hash of 64 bits, four parts of 16 with their place. Two hashes that differ in 7 bits at most have a part that
-- differs in one bit or none, so the 68 probes of one find the other through an index.
create function image_bands(hash bytea) returns integer[] language sql immutable strict parallel safe as $$
  select array[
    (0 << 16) | (get_byte(hash, 0) << 8) | get_byte(hash, 1),
    (1 << 16) | (get_byte(hash, 2) << 8) | get_byte(hash, 3),
    (2 << 16) | (get_byte(hash, 4) << 8) | get_byte(hash, 5),
    (3 << 16) | (get_byte(hash, 6) << 8) | get_byte(hash, 7)]
$$;
--> statement-breakpoint
create function image_probes(hash bytea) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(band # flipped)
  from unnest(image_bands(hash)) band,
    unnest(0 || array(select 1 << place from generate_series(0, 15) place)) flipped
$$;
--> statement-breakpoint
create function image_distance(one bytea, other bytea) returns integer language sql immutable strict parallel safe as $$
  select bit_count(('x' || encode(one, 'hex'))::bit(64) # ('x' || encode(other, 'hex'))::bit(64))::integer
$$;
--> statement-breakpoint
CREATE INDEX "files_image_bands" ON "files" USING gin (image_bands("image_hash")) WHERE "files"."image_hash" is not null;
