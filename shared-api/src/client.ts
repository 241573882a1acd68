import axios, { type AxiosProgressEvent } from 'axios';
import { keepServerTime } from './calendar.ts';
import { fillPath, isJson, type Args, type Endpoint, type Result } from './endpoint.ts';
import { languageTag, type Language, type Text } from './languages.ts';
import { textWithoutAnswer } from './no-answer.ts';

/** The body of every error answer. */
export interface ErrorBody {
  message: string;
  code: string;
  /** Texts per field, in the language the call asked for. */
  errors?: Record<string, string[]>;
  /** Identifies the log lines of a 5xx. */
  request_id?: string;
}

/**
 * What a failed call rejects with. `status` 0 means no answer: no network, a time-out or a server that is down.
 * Compare by `name`, not `instanceof`: areas are built separately.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly requestId: string | undefined;
  /** Seconds until the call may be repeated. Only after too many requests. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.requestId = body.request_id;
    this.retryAfter = retryAfter;
  }
}

/** A chosen file was changed or deleted on the device. */
const fileGone: Text = {
  en: 'The file was changed or deleted on this device after it was chosen. Please choose it again.',
  ch: '文件选好后在本设备上被修改或删除了，请重新选择。',
};

export const isApiError = (error: unknown): error is ApiError =>
  (error as Error | undefined)?.name === 'ApiError';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void;
  /** A repeated call with the same key gets the first call's result (decision 13). */
  idempotencyKey?: string;
}

export type Call = <E extends Endpoint>(
  definition: E,
  ...rest: Record<never, never> extends Args<E>
    ? [args?: Args<E>, options?: CallOptions]
    : [args: Args<E>, options?: CallOptions]
) => Promise<Result<E>>;

export interface ApiClient {
  /** Calls one endpoint of the contract. Rejects with {@link ApiError}, or with an abort if the signal fires. */
  call: Call;
}

export interface ClientOptions {
  baseUrl?: string;
  token: () => string | null;
  language: () => Language;
  /** Called on a 401 with a token, unless the endpoint uses 401 for a wrong password. */
  onSessionEnded: () => void;
  /** An upload is given up after this long without progress: it may take minutes, but not stall. */
  standstillMs?: number;
}

function formOf(body: object, files: object): FormData {
  const form = new FormData();
  // Fields go before files, so that the server has them when the first file arrives.
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [key, file] of Object.entries(files)) {
    if (file instanceof Blob) form.append(key, file, file instanceof File ? file.name : 'file');
  }
  return form;
}

async function bodyOf(data: unknown): Promise<Partial<ErrorBody>> {
  if (data instanceof Blob) {
    try {
      return JSON.parse(await data.text()) as Partial<ErrorBody>;
    } catch {
      return {};
    }
  }
  return typeof data === 'object' && data !== null ? data : {};
}

const withoutEmpty = (query: object | undefined) =>
  Object.fromEntries(
    Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** Which file the device can no longer read. A browser then sends nothing and only reports that no answer came. */
async function fieldOfGoneFile(files: object): Promise<string | undefined> {
  for (const [field, file] of Object.entries(files)) {
    if (!(file instanceof Blob)) continue;
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch (error) {
      if (['NotFoundError', 'NotReadableError'].includes((error as Error).name)) return field;
    }
  }
  return undefined;
}

/** Aborts with the caller's signal, or without progress for this long. */
function standstill(ms: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  if (caller?.aborted) controller.abort();
  caller?.addEventListener('abort', () => controller.abort());
  let timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: controller.signal,
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    over: () => clearTimeout(timer),
  };
}

/** The typed axios client. One per page, created by the shell and bound to the session. */
export function createClient(options: ClientOptions): ApiClient {
  const http = axios.create({
    baseURL: options.baseUrl ?? '/api',
    timeout: 30_000,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });

  const call = async (definition: Endpoint, args: Record<string, object> = {}, extra: CallOptions = {}) => {
    const token = definition.access === 'public' ? null : options.token();
    const upload = definition.files ? standstill(options.standstillMs ?? 60_000, extra.signal) : undefined;
    try {
      const answer = await http.request({
        method: definition.method,
        url: fillPath(definition.path, args.params as Record<string, unknown>),
        params: withoutEmpty(args.query),
        data: definition.files ? formOf(args.body ?? {}, args.files ?? {}) : args.body,
        responseType: isJson(definition) ? 'json' : 'blob',
        timeout: upload ? 0 : 30_000,
        signal: upload?.signal ?? extra.signal,
        headers: {
          'Accept-Language': languageTag[options.language()],
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(extra.idempotencyKey ? { 'Idempotency-Key': extra.idempotencyKey } : {}),
        },
        onUploadProgress: upload
          ? (event: AxiosProgressEvent) => {
              upload.moved();
              extra.onProgress?.(event.progress ?? 0);
            }
          : undefined,
      });
      keepServerTime(answer.headers['date']);
      return answer.data as unknown;
    } catch (error) {
      const stoodStill = upload?.signal.aborted && !extra.signal?.aborted;
      if (!axios.isAxiosError(error) || (axios.isCancel(error) && !stoodStill)) throw error;
      const status = error.response?.status ?? 0;
      keepServerTime(error.response?.headers['date']);
      const gone = status === 0 && (await fieldOfGoneFile(args.files ?? {}));
      if (gone) {
        const message = fileGone[options.language()];
        throw new ApiError(400, { code: 'file_gone', message, errors: { [gone]: [message] } });
      }
      const body = await bodyOf(error.response?.data);
      if (status === 401 && token && body.code === 'session_ended') options.onSessionEnded();
      throw new ApiError(
        status,
        {
          ...body,
          code: body.code ?? (status === 0 ? 'network' : 'internal'),
          message: body.message ?? textWithoutAnswer(status, options.language()),
        },
        status === 429 ? Number(error.response?.headers['retry-after']) || undefined : undefined,
      );
    } finally {
      upload?.over();
    }
  };
  return { call: call as Call };
}
