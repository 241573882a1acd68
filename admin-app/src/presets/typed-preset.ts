import { nameKey } from '@portal/shared-api/plain-text';

/** A fee item as it stands in a form: text as typed. */
export interface TypedPreset {
  title?: string;
  value?: string;
  show?: boolean;
}

const keyOf = (item: TypedPreset | undefined) =>
  item?.title === undefined ? undefined : nameKey(item.title);

/** Whether the title of this item stands above it already, compared as the server compares. */
export const isRepeated = (items: readonly (TypedPreset | undefined)[], index: number): boolean => {
  const title = keyOf(items[index]);
  return Boolean(title) && items.slice(0, index).some((item) => keyOf(item) === title);
};
