/** Extra data of a page, for the shell's rendering of the same page. */
export const StateForShell = ({ state }: { state: unknown }) => (
  <template id="state" data-state={JSON.stringify(state)} />
);
