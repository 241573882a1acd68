import { performance } from 'node:perf_hooks';
import { FormData, type Pool } from 'undici';
import type { Journal } from './journal.ts';

export interface Call {
  /** What the call is counted as. */
  name: string;
  path: string;
  method?: 'POST' | 'DELETE';
  json?: object;
  form?: Record<string, string | Blob>;
  idempotencyKey?: string;
  /** Codes of refusals that only mean somebody else was faster. */
  lostRaces?: readonly string[];
}

/** A signed-in person. `undefined` is a refusal, which the journal has counted. */
export type Person = <Answer>(call: Call) => Promise<Answer | undefined>;

function bodyOf({ json, form }: Call): string | FormData | null {
  if (json) return JSON.stringify(json);
  if (!form) return null;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, '付款证明.pdf');
  }
  return data;
}

interface Refusal {
  code?: string;
  errors?: Record<string, unknown>;
}

const codesOf = ({ code, errors }: Refusal): string[] => [code ?? '', ...Object.keys(errors ?? {})];

export const person =
  (pool: Pool, journal: Journal, token: string): Person =>
  async <Answer>(call: Call) => {
    const started = performance.now();
    try {
      const { statusCode, headers, body } = await pool.request({
        path: call.path,
        method: call.method ?? 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          'x-requested-with': 'XMLHttpRequest',
          ...(call.json && { 'content-type': 'application/json' }),
          ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
        },
        body: bodyOf(call),
      });
      const content = Buffer.from(await body.arrayBuffer());
      const isJson = String(headers['content-type']).includes('application/json');
      const answer: unknown = isJson ? JSON.parse(content.toString()) : content;
      const time = performance.now() - started;
      if (statusCode === 200) {
        journal.answered(call.name, time);
        return answer as Answer;
      }
      const codes = codesOf(answer as Refusal);
      const isRace = statusCode < 500 && codes.some((code) => call.lostRaces?.includes(code));
      if (isRace) journal.lostRace(call.name, time);
      else journal.failed(call.name, `${statusCode} ${codes.join(' ')}`);
    } catch (error) {
      journal.failed(call.name, String(error));
    }
    return undefined;
  };
