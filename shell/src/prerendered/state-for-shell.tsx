/** What a page was told beyond its address, left for the shell's rendering of the same page. */
export const StateForShell = ({ state }: { state: unknown }) => (
  <template id="state" data-state={JSON.stringify(state)} />
);
