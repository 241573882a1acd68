import type { Service } from './service.ts';

/** A token of the demo admin who sees everything. */
export async function signIn({ origin }: Service): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ email: 'level3@demo.example', password: 'demo-portal-1', remember: true }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
