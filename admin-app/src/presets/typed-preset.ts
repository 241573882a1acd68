import { nameKey } from '@portal/shared-api/plain-text';

/** A fee item in a form, as typed text. */
export interface TypedPreset {
  title?: string;
  value?: string;
  show?: boolean;
}

const keyOf = (item: TypedPreset | undefined) =>
  item?.title === undefined ? undefined : nameKey(item.title);

/** Whether an item above has the same title, compared like on the server. */
export const isRepeated = (items: readonly (TypedPreset | undefined)[], index: number): boolean => {
  const title = keyOf(items[index]);
  return Boolean(title) && items.slice(0, index).some((item) => keyOf(item) === title);
};
