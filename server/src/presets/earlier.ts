import type { renewPresets } from '@portal/shared-api/presets-earlier';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { lockTemplates, templates } from './queries.ts';

/**
 * Students' items that still match an earlier version of their template, with its current version. A value that no
 * template ever had is the student's own and stays; so does its visibility to families, unless the template changed
 * that.
 */
const earlier = sql`
  select own.id, own.student_id, own.title, own.value_sen, own.show, own.position,
    case when before.has_value then now.value_sen else own.value_sen end as new_value_sen,
    case when before.has_show then now.show else own.show end as new_show
  from student_presets own
  join preset_templates now on lower(now.title) = lower(own.title)
  join students on students.id = own.student_id
  join accounts on accounts.id = students.account_id and accounts.status = 'active' and accounts.deleted_at is null
  join lateral (
    select bool_or((details ->> 'value_sen')::int = own.value_sen) and own.value_sen <> now.value_sen as has_value,
      bool_or((details ->> 'show')::boolean = own.show and details ->> 'show' <> details ->> 'new_show')
        and own.show <> now.show as has_show
    from audit_entries
    where resource = 'presets' and lower(details ->> 'title') = lower(own.title)
  ) before on before.has_value or before.has_show`;

export async function countEarlier(database: Queryable): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(distinct student_id)::int as count from (${earlier}) items`,
  );
  return rows[0]!.count;
}

interface Row extends Record<string, unknown> {
  id: number;
  student_id: string;
  name: string;
  items: { title: string; value: number; show: boolean; new_value: number; new_show: boolean }[];
}

export async function earlierPage(database: Database, page: number) {
  const { version } = await templates(database);
  const listed = await paged<Row>(
    page,
    async ({ limit, offset }) => {
      const { rows } = await database.execute<Row>(sql`
        select students.id, students.student_id, students.name,
          jsonb_agg(jsonb_build_object('title', items.title, 'value', items.value_sen, 'show', items.show,
            'new_value', items.new_value_sen, 'new_show', items.new_show) order by items.position) as items
        from (${earlier}) items join students on students.id = items.student_id
        group by students.id order by students.name, students.id limit ${limit} offset ${offset}`);
      return rows;
    },
    countEarlier(database),
  );
  return { ...listed, version };
}

type Choice = z.output<typeof renewPresets.body>;

/** Updates the items of the chosen students and records what each one was. */
export const renewItems = (database: Database, caller: Caller, { version, all, students }: Choice) =>
  database.transaction(async (transaction) => {
    await lockTemplates(transaction);
    if ((await templates(transaction)).version !== version) fail('changed_meanwhile');
    const listed = sql`student_id = any(${sql.param(students)}::int[])`;
    const chosen = sql`select * from (${earlier}) items where ${all ? sql`not ${listed}` : listed}`;
    // Locks these students against edits. What was edited just before is read again below.
    await transaction.execute(sql`select id from students where id in (select student_id from (${chosen}) chosen)
      order by id for update`);
    const { rows } = await transaction.execute<{ id: number }>(sql`
      with chosen as (${chosen}),
      renewed as (
        update student_presets own set value_sen = chosen.new_value_sen, show = chosen.new_show
        from chosen where own.id = chosen.id returning own.id
      ),
      noted as (
        insert into audit_entries (resource, record_id, action, actor_id, actor_name, details)
        select 'students', student_id, 'updated', ${caller.accountId},
          (select name from admins where account_id = ${caller.accountId}),
          jsonb_build_object('presets', jsonb_agg(jsonb_build_object('title', title,
            'from', jsonb_build_object('value_sen', value_sen, 'show', show),
            'to', jsonb_build_object('value_sen', new_value_sen, 'show', new_show)) order by position))
        from chosen group by student_id
      )
      update students set updated_at = now() where id in (select student_id from chosen) returning id`);
    return rows.length;
  });
