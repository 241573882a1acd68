import { beforeEach, expect, test } from '@jest/globals';
import { carryOver, counterpart } from './carry-over.ts';

const form = `
  <header><button>Menu</button></header>
  <main><form>
    <input type="radio" name="role" value="student" checked><input type="radio" name="role" value="parent">
    <input name="name" value=""><input name="phone" value="+60">
    <select name="school"><option value="" selected>Choose</option><option value="a">A</option></select>
    <input type="checkbox" name="consent">
    <p>Sent by <button>Register</button></p>
  </form></main>`;

let page: HTMLElement;
let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div id="ahead">${form}</div><div id="root">${form}</div>`;
  [page, root] = ['ahead', 'root'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
});

const within = (place: HTMLElement, name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!;

test('an element is found again in its place below the header or the content', () => {
  const [menu, register] = page.querySelectorAll('button');
  expect(counterpart(register!, root)).toBe(root.querySelector('main button'));
  expect(counterpart(menu!, root)).toBe(root.querySelector('header button'));
  root.querySelector('main p')!.innerHTML = '<a>Register</a>';
  expect(counterpart(register!, root)).toBeNull();
});

test('what was touched is carried over in the same order, and told as the browser tells it', () => {
  within(page, 'name').value = '爱莎';
  within(page, 'school').value = 'a';
  within(page, 'consent').checked = true;
  const parent = page.querySelector<HTMLInputElement>('[value=parent]')!;
  parent.checked = true;
  parent.dataset['touched'] = '1';
  within(page, 'name').dataset['touched'] = '2';
  const told: string[] = [];
  for (const kind of ['input', 'change'])
    root.addEventListener(kind, ({ target }) => told.push((target as HTMLInputElement).name));
  carryOver(page, root)();
  expect(within(root, 'name').value).toBe('爱莎');
  expect(within(root, 'school').value).toBe('a');
  expect(within(root, 'consent').checked).toBe(true);
  expect(root.querySelector<HTMLInputElement>('[value=parent]')!.checked).toBe(true);
  expect([...new Set(told)]).toEqual(['school', 'consent', 'role', 'name']);
});

test('a phone number stays when the field of the other form has another name', () => {
  root.innerHTML = form.replace('name="phone"', 'name="contact_number" autocomplete="tel"');
  const typed = within(page, 'phone');
  typed.autocomplete = 'tel';
  typed.value = '+60123456789';
  carryOver(page, root)();
  expect(within(root, 'contact_number').value).toBe('+60123456789');
});

test('somebody who is in a field stays in it, at the same letter', () => {
  const field = within(page, 'phone');
  field.focus();
  field.setSelectionRange(1, 2);
  const carry = carryOver(page, root);
  page.remove();
  carry();
  const other = within(root, 'phone');
  expect(document.activeElement).toBe(other);
  expect([other.selectionStart, other.selectionEnd]).toEqual([1, 2]);
});
