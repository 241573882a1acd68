CREATE TABLE "class_earlier_schedules" (
	"class_id" integer NOT NULL,
	"until_date" date NOT NULL,
	"class_day" text NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	CONSTRAINT "class_earlier_schedules_class_id_until_date_pk" PRIMARY KEY("class_id","until_date"),
	CONSTRAINT "class_earlier_schedules_day" CHECK ("class_earlier_schedules"."class_day" in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
	CONSTRAINT "class_earlier_schedules_times" CHECK ("class_earlier_schedules"."end_time" > "class_earlier_schedules"."start_time")
);
--> statement-breakpoint
ALTER TABLE "class_earlier_schedules" ADD CONSTRAINT "class_earlier_schedules_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;