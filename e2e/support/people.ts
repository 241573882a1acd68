import { randomUUID } from 'node:crypto';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { expect } from '@playwright/test';
import { portals } from '../portal.ts';
import { emailOf, PASSWORD, type Credentials } from './accounts.ts';

type Newcomer = Credentials & { name: string };

interface Call {
  body?: object;
  token?: string;
}

/** An API call as the portal makes it. */
export async function callApi<Answer = unknown>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, token }: Call = {},
): Promise<Answer> {
  const answer = await fetch(`${portals.journeys.address}/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBe(200);
  return (await answer.json()) as Answer;
}

interface Page {
  data: { id: number; email: string }[];
  last_page: number;
}

/** The id of a pending registration in a list, newest last. */
async function numberOf(list: string, email: string, token: string): Promise<number> {
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await callApi<Page>('GET', `${list}?page=${page}`, { token });
    const found = answer.data.find((row) => row.email === email);
    if (found) return found.id;
    last = answer.last_page;
  }
  throw new Error(`${email} is not in ${list}`);
}

/** A token of the admin who can decide on everybody. */
export async function adminToken(): Promise<string> {
  const body = { email: emailOf('level3'), password: PASSWORD };
  return (await callApi<{ token: string }>('POST', 'admin/login', { body })).token;
}

/** A parent for one journey, which may change the password or end the sessions. */
export async function newParent(students: string[] = []): Promise<Newcomer> {
  const parent = {
    name: 'Siti Aminah binti Hassan',
    email: `parent.${randomUUID()}@family.example`,
    password: 'a password to begin with',
  };
  await callApi('POST', 'parent/register', {
    body: {
      ...parent,
      contact_number: '+60123456789',
      confirmPassword: parent.password,
      student_ids: students,
      consent: true,
    },
  });
  const token = await adminToken();
  const id = await numberOf('admin/parent/pendingapproval', parent.email, token);
  await callApi('POST', `admin/parent/registration/${id}/accept`, { token });
  return { role: 'parent', ...parent };
}

/** An accepted student who has not completed the setup. */
export async function newStudent(level: EducationLevel = 'form_1'): Promise<Newcomer> {
  const name = "Arjun D'Cruz A/L Raju";
  const email = `student.${randomUUID()}@family.example`;
  const password = 'issued by an admin';
  const branches = await callApi<{ data: { id: number }[] }>('GET', 'branch/all');
  await callApi('POST', 'student/register', {
    body: {
      name,
      email,
      phone: '+60123456789',
      education_level: level,
      school: 'SMK Abdullah Munshi',
      selectedBranch: branches.data[0]!.id,
      package_interest: 'tuition',
      consent: true,
    },
  });
  const token = await adminToken();
  const id = await numberOf('admin/student/registerlist', email, token);
  // Students of another journey may have the same name.
  await callApi('PUT', `admin/student/accept/${id}`, { token, body: { password, despite_doubles: true } });
  return { role: 'student', name, email, password };
}

/** A student who has completed the setup, with none of a demo student's data. */
export async function newSettledStudent(level: EducationLevel): Promise<Newcomer> {
  const student = await newStudent(level);
  const { token } = await callApi<{ token: string }>('POST', 'student/login', { body: student });
  const password = 'chosen by the student';
  await callApi('POST', 'student/initialize', {
    token,
    body: {
      newPassword: password,
      address: '12, Jalan Burma, 10050 George Town',
      guardianName: "Mary D'Cruz",
      guardianPhone: '+60123456789',
      ic: '120131075567',
    },
  });
  return { ...student, password };
}

/** The Student ID of somebody who has completed the setup, with the token used. */
export async function identityOf(student: Credentials): Promise<{ studentId: string; token: string }> {
  const { token } = await callApi<{ token: string }>('POST', 'student/login', { body: student });
  const { student_id: studentId } = await callApi<{ student_id: string }>('GET', 'student/profile', {
    token,
  });
  return { studentId, token };
}
