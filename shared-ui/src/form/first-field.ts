import type { FormInstance } from 'antd';

type Name = (string | number)[];

/** Focuses the first of these fields in visual order; a form knows them in mounting order. */
export function goToFirst(form: FormInstance, formId: string, names: readonly Name[]): void {
  const places = names.map((name) => ({
    name,
    element: document.getElementById([formId, ...name].join('_')),
  }));
  const first = places
    .filter(({ element }) => element !== null)
    .toSorted((a, b) =>
      a.element!.compareDocumentPosition(b.element!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )[0];
  const wanted = first?.name ?? names[0];
  if (wanted) form.scrollToField(wanted, { focus: true, block: 'center' });
}
