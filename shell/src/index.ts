// modules of the share scope may be imported only behind this boundary
import('./main.tsx').catch((error: unknown) => {
  // the words are in the page, for what fails before any script; React takes their place
  document.getElementById('waiting')?.classList.add('failed');
  throw error;
});
