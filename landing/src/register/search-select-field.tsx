import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import type { Choice } from './select-field.tsx';
import type { Binding } from './use-registration.ts';

interface SearchSelectFieldProps extends Binding<string> {
  label: string;
  choices: readonly Choice[];
  /** Always listed, whatever is typed, for people who do not find theirs. */
  last: Choice;
  placeholder: string;
  /** The accessible name of the list. */
  listLabel: string;
}

/** A choice from a long list, searched by name: a WAI-ARIA combobox. */
export function SearchSelectField({
  label,
  choices,
  last,
  placeholder,
  listLabel,
  name,
  value,
  error,
  onChange,
  onLeave,
}: SearchSelectFieldProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  // without a script an unlisted name may have been typed
  const chosen = [...choices, last].find((one) => one.value === value)?.label ?? value;
  const term = (typed ?? '').trim().toLowerCase();
  const found = [...choices.filter((one) => one.label.toLowerCase().includes(term)), last];
  const active = Math.min(at, found.length - 1);

  /** A name typed in full counts as chosen, even before the list has loaded. */
  function type(text: string, isHere: boolean) {
    setTyped(text);
    setAt(0);
    setIsOpen(isHere);
    const whole = choices.find((one) => one.label.toLowerCase() === text.trim().toLowerCase());
    if (whole) onChange(whole.value);
  }
  function goTo(next: number) {
    setIsOpen(true);
    setAt(next);
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
  }
  function close() {
    setIsOpen(false);
    setTyped(null);
  }
  function choose(choice: Choice) {
    onChange(choice.value);
    close();
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => goTo(isOpen ? (active + 1) % found.length : 0),
    ArrowUp: () => goTo(isOpen ? (active + found.length - 1) % found.length : found.length - 1),
    ...(isOpen ? { Enter: () => choose(found[active]!), Escape: close } : {}),
  };
  function press(event: KeyboardEvent) {
    // During Chinese composition Enter belongs to the input method.
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="landing-search-select">
          <input
            {...control}
            className="landing-input"
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- the list of names is there without scripts alone
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
            name={name}
            list={`${listId}-names`}
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? chosen}
            onChange={({ target }) => type(target.value, target === document.activeElement)}
            onClick={() => setIsOpen(true)}
            onKeyDown={press}
            onBlur={() => {
              close();
              onLeave();
            }}
          />
          <noscript>
            <datalist id={`${listId}-names`}>
              {choices.map((choice) => (
                <option key={choice.value}>{choice.label}</option>
              ))}
            </datalist>
          </noscript>
          <div id={listId} ref={list} role="listbox" aria-label={listLabel} hidden={!isOpen}>
            {found.map((choice, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus are those of the input
              <div
                key={choice.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // The input keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
              >
                {choice.label}
              </div>
            ))}
          </div>
        </span>
      )}
    </Field>
  );
}
