/** The state that the server rendered the page with becomes that of the location, where the router finds it. */
export function takeState(): void {
  const told = document.getElementById('state')?.dataset['state'];
  if (told) history.replaceState({ ...history.state, usr: JSON.parse(told) as unknown }, '');
}
