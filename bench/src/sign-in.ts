import type { Role } from '@portal/shared-api/endpoint';
import type { Service } from './service.ts';

const accounts: Record<Role, string> = {
  admin: 'level3',
  student: 'student',
  teacher: 'teacher',
  parent: 'parent',
};

/** A token of a demo account, by default of the admin who sees everything. */
export async function signIn({ origin }: Service, role: Role = 'admin'): Promise<string> {
  const response = await fetch(`${origin}/api/${role}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({
      email: `${accounts[role]}@demo.example`,
      password: 'demo-portal-1',
      remember: true,
    }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
