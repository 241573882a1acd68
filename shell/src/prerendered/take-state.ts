/** Moves the state from the server's rendering into the location, where the router finds it. */
export function takeState(): void {
  const told = document.getElementById('state')?.dataset['state'];
  if (told) history.replaceState({ ...history.state, usr: JSON.parse(told) as unknown }, '');
}
