// the page's hints cover what follows from here
import('./main.tsx').catch((error: unknown) => {
  // the text is in the page already, for failures before any script; React replaces it
  document.getElementById('waiting')?.classList.add('failed');
  throw error;
});
