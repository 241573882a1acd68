// the page's hints name what follows from here
import('./main.tsx').catch((error: unknown) => {
  // the words are in the page, for what fails before any script; React takes their place
  document.getElementById('waiting')?.classList.add('failed');
  throw error;
});
