import { isApiError } from '@portal/shared-api/client';
import { fieldErrors } from '@portal/shared-api/issues';
import { afterPress } from '@portal/shared-ui/after-press';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useSearchParams } from '@portal/shared-ui/router';
import { useRetryAfter } from '@portal/shared-ui/use-retry-after';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type DraftRule } from './draft.ts';
import { startOf } from './start-of.ts';
import { usePosted } from './use-posted.ts';

/** Why the server refused it: its message and the texts of the fields. */
export interface Failure {
  message: string;
  details: readonly string[];
}

/** Filling, submitting, completed; a refusal returns to filling (specification A, section 4). */
export type Stage =
  | { name: 'filling'; failure: Failure | null }
  /** `share` of the upload, 0 to 1, if there is a file. */
  | { name: 'submitting'; share: number | null }
  | { name: 'completed' };

/** What `send` rejects with for problems found before calling the server: texts by field. */
export class FieldProblem extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super(Object.values(errors).flat().join(' '));
    this.errors = errors;
  }
}

interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: Parameters<typeof fieldErrors>[0] };
}

interface Options<Values, Body> {
  initial: Values;
  draft: DraftRule<Values>;
  /** The contract's schema of the call's body. */
  schema: Schema;
  toBody: (values: Values) => Body;
  /** Checks that the schema cannot make or words less well. Texts by body field. */
  problems?: (values: Values) => Record<string, string | undefined>;
  send: (body: Body, values: Values, onProgress: (share: number) => void) => Promise<unknown>;
  /** Used if the server gave no answer to show. */
  unexpected: string;
}

/** What a form field needs to show and change one value. */
export interface Binding<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onLeave: () => void;
}

const filling: Stage = { name: 'filling', failure: null };

/** A role's form values, their errors, and submitting. Nothing typed is ever lost. */
export function useRegistration<Values extends object, Body>(options: Options<Values, Body>) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const posted = usePosted(options.draft.name);
  const [search] = useSearchParams();
  const [draft] = useState(() => readDraft(options.draft, options.initial));
  const [isRestored, setRestored] = useState(draft !== null);
  const [values, setValues] = useState<Values>({
    ...options.initial,
    ...draft,
    ...startOf(posted, options.initial),
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Record<string, string[]>>(posted?.errors ?? {});
  const [said, setSaid] = useState(posted?.message);
  const [stage, setStage] = useState<Stage>(
    search.has('sent') && search.get('role') === options.draft.name ? { name: 'completed' } : filling,
  );

  const isCompleted = stage.name === 'completed';
  const { draft: rule, initial } = options;
  useEffect(() => {
    if (isCompleted) dropDraft(rule);
    else keepDraft(rule, values, initial);
  });

  const body = options.toBody(values);
  const parsed = options.schema.safeParse(body);
  const wrong = new Map(
    Object.entries(parsed.success ? {} : fieldErrors(parsed.error, language)).map(([name, [text]]) => [
      name,
      text,
    ]),
  );
  for (const [name, text] of Object.entries(options.problems?.(values) ?? {}))
    if (text) wrong.set(name, text);

  /** The message beside a field: the form's own after leaving or sending, else the server's. */
  const errorOf = (name: string): string | undefined =>
    (attempts > 0 || left.has(name.split('.')[0]!) ? wrong.get(name) : undefined) ?? refused[name]?.[0];

  /** `part` is the body field for the value, if it is named differently. */
  const field = <Name extends keyof Values & string>(
    name: Name,
    part: string = name,
  ): Binding<Values[Name]> => ({
    name,
    value: values[name],
    error: errorOf(part),
    onChange: (value) => {
      setValues((current) => ({ ...current, [name]: value }));
      setRefused((current) => ({ ...current, [part]: [] }));
    },
    onLeave: () => afterPress(() => setLeft((current) => new Set(current).add(part))),
  });

  const retry = useRetryAfter(() => void submit());

  async function submit() {
    if (stage.name === 'submitting') return;
    retry.stop();
    setAttempts((count) => count + 1);
    setSaid(undefined);
    if (wrong.size > 0) return;
    setStage({ name: 'submitting', share: null });
    try {
      await options.send(body, values, (share) => setStage({ name: 'submitting', share }));
      setStage({ name: 'completed' });
    } catch (error) {
      if (error instanceof FieldProblem) {
        setRefused(error.errors);
        setStage(filling);
        // focuses the mistake, like an attempt with one
        setAttempts((count) => count + 1);
        return;
      }
      if (isApiError(error) && error.retryAfter) {
        retry.wait(error.retryAfter);
        setStage(filling);
        return;
      }
      const errors = isApiError(error) ? error.errors : {};
      // used if the server gave no message (specification A, section 8)
      const isOurs = isApiError(error) && error.code === 'internal';
      const said = isOurs ? t('register.failed') : isApiError(error) && error.message;
      const message = said || options.unexpected;
      setRefused(errors);
      setStage({ name: 'filling', failure: { message, details: Object.values(errors).flat() } });
    }
  }

  function reset() {
    setValues(options.initial);
    setRestored(false);
    setLeft(new Set());
    setAttempts(0);
    setRefused({});
    setSaid(undefined);
    setStage(filling);
    retry.stop();
  }

  return {
    values,
    field,
    errorOf,
    submit: () => void submit(),
    /** Why a form posted without a script was refused. */
    said,
    stage,
    /** Too many registrations at once: seconds until it is sent automatically. */
    waiting: retry.seconds,
    stopWaiting: retry.stop,
    /** Whether the form was restored from a draft. */
    isRestored,
    /** Counts submissions, so that the form focuses the first mistake after each. */
    attempts,
    hasMistakes: attempts > 0 && wrong.size > 0,
    dismissFailure: () => setStage(filling),
    reset,
  };
}

/** What the frame around a role's form needs. */
export type Submission = Pick<
  ReturnType<typeof useRegistration>,
  | 'submit'
  | 'said'
  | 'waiting'
  | 'stopWaiting'
  | 'stage'
  | 'isRestored'
  | 'attempts'
  | 'hasMistakes'
  | 'dismissFailure'
  | 'reset'
>;
