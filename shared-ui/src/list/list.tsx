export { ListPage } from './list-page.tsx';
export { ListView } from './list-view.tsx';
export { useList, type RowOf } from './use-list.tsx';
export { withheldFrom } from './withheld.ts';
