CREATE TABLE "area_loads" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	"within_ms" integer NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_loads_area_version_state_within_ms_pk" PRIMARY KEY("area","version","state","within_ms"),
	CONSTRAINT "area_loads_count" CHECK ("area_loads"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "browser_faults" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"stage" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	"stack" text[] DEFAULT '{}' NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "browser_faults_area_version_stage_code_pk" PRIMARY KEY("area","version","stage","code"),
	CONSTRAINT "browser_faults_count" CHECK ("browser_faults"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "area_loads_last_at" ON "area_loads" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "browser_faults_last" ON "browser_faults" USING btree ("area","last_at");--> statement-breakpoint
CREATE INDEX "browser_faults_last_at" ON "browser_faults" USING btree ("last_at");