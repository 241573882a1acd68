CREATE TABLE "stage_loads" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"since" text NOT NULL,
	"opened" integer NOT NULL,
	"faults" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_loads_area_version_since_pk" PRIMARY KEY("area","version","since"),
	CONSTRAINT "stage_loads_counts" CHECK ("stage_loads"."opened" >= 0 and "stage_loads"."faults" >= 0)
);
--> statement-breakpoint
CREATE INDEX "stage_loads_last_at" ON "stage_loads" USING btree ("last_at");