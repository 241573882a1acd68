import { afterPress } from '@portal/shared-ui/after-press';
import { waitText } from '@portal/shared-ui/wait-text';
import type { Role } from '@portal/shared-api/endpoint';
import type { Outcome, SignInValues } from './outcome.ts';

/** What the form needs from its page. */
export interface Host {
  /** A field's error in the page's language. */
  check: (field: string, value: string) => string | null;
  send: (values: SignInValues) => Promise<Outcome>;
}

const SECOND = 1000;

/** The next page may take longer on a slow line, which is said then. */
const SLOW_MS = 2 * SECOND;

const part = (card: HTMLElement, name: string): HTMLElement =>
  card.querySelector<HTMLElement>(`[data-part="${name}"]`)!;

export const roleIn = (form: HTMLFormElement): Role => new FormData(form).get('role') as Role;

/** Too many attempts: shows the waiting time, then continues automatically. */
function createWaiting(card: HTMLElement, goOn: () => void) {
  const notice = part(card, 'waiting');
  const timer = part(card, 'timer');
  let ticking: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(ticking);
    notice.hidden = true;
  };
  return {
    stop,
    start(forSeconds: number) {
      const until = Date.now() + forSeconds * SECOND;
      const show = () => {
        const left = Math.ceil((until - Date.now()) / SECOND);
        timer.textContent = timer.dataset['text']!.replace('{{time}}', waitText(Math.max(left, 0)));
        if (left > 0) return;
        stop();
        goOn();
      };
      notice.hidden = false;
      ticking = setInterval(show, SECOND);
      show();
    },
  };
}

/** The messages beside fields, and how many keep the form from being sent. */
function createMessages(card: HTMLElement, form: HTMLFormElement, host: Host) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[aria-describedby]')];
  const count = part(card, 'wrong');
  const place = (field: HTMLInputElement) => part(card, `${field.name}-message`);
  const countAgain = (wrong: number) => {
    count.textContent = wrong > 0 ? count.dataset[`wrong-${wrong}`]! : '';
  };
  const wrongNow = () => fields.filter((field) => field.ariaInvalid === 'true');

  function check(field: HTMLInputElement): boolean {
    const message = host.check(field.name, field.value);
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    place(field).textContent = message ?? '';
    if (count.textContent) countAgain(wrongNow().length);
    return !message;
  }

  return {
    check,
    isField: (target: EventTarget | null): target is HTMLInputElement =>
      fields.includes(target as HTMLInputElement),
    /** In the page's current language. */
    sayAgain: () => wrongNow().forEach(check),
    /** Checks all fields and focuses the first invalid one. */
    allRight(): boolean {
      const wrong = fields.filter((field) => !check(field));
      countAgain(wrong.length);
      wrong[0]?.scrollIntoView({ block: 'center' });
      wrong[0]?.focus();
      return wrong.length === 0;
    },
  };
}

/** Lets the password be shown, and shows the Student ID hint to students. */
function tendLooks(card: HTMLElement, form: HTMLFormElement) {
  const look = part(card, 'look');
  const password = form.elements.namedItem('password') as HTMLInputElement;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const hint = part(card, 'hint');
  look.addEventListener('click', () => {
    password.type = password.type === 'password' ? 'text' : 'password';
    look.toggleAttribute('data-shown', password.type === 'text');
  });
  const showHint = () => {
    hint.hidden = roleIn(form) !== 'student';
    const message = part(card, 'email-message');
    email.setAttribute('aria-describedby', hint.hidden ? message.id : `${message.id} ${hint.id}`);
  };
  form.addEventListener('change', showHint);
  showHint();
}

/**
 * Makes a rendered sign-in form work: validates on blur and on Login, submits, shows the result. The same before the
 * shell and in it, where React only renders the parts.
 */
export function enhanceForm(form: HTMLFormElement, host: Host) {
  const card = form.parentElement!;
  const dialog = part(card, 'failure') as HTMLDialogElement;
  const messages = createMessages(card, form, host);
  const waiting = createWaiting(card, () => void submit());
  let isOver = false;

  async function submit(): Promise<void> {
    if ('busy' in form.dataset) return;
    waiting.stop();
    if (!messages.allRight()) return;
    const { email, password, remember } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    form.dataset['busy'] = '';
    const values = { role: roleIn(form), email: email!, password: password!, remember: Boolean(remember) };
    const outcome = await host.send(values);
    // the next page follows, and this form is not pressed again
    if (outcome.kind === 'done') {
      const note = part(card, 'entering');
      setTimeout(() => (note.textContent = note.dataset['text']!), SLOW_MS);
    }
    if (outcome.kind === 'done' || isOver) return;
    delete form.dataset['busy'];
    if (outcome.kind === 'wait') return waiting.start(outcome.seconds);
    part(card, 'failure-text').textContent = outcome.text;
    dialog.showModal();
  }

  tendLooks(card, form);
  form.dataset['tended'] = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('focusout', ({ target }) => {
    if (messages.isField(target)) afterPress(() => messages.check(target));
  });
  form.addEventListener('input', ({ target }) => {
    if (messages.isField(target) && target.ariaInvalid === 'true') messages.check(target);
  });
  // how the page before the shell marks an existing message
  form.addEventListener('invalid', ({ target }) => messages.isField(target) && messages.check(target), true);
  part(card, 'stop').addEventListener('click', waiting.stop);
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('button') && dialog.close());
  return {
    submit,
    sayAgain: messages.sayAgain,
    end: () => {
      waiting.stop();
      isOver = true;
    },
  };
}
