import { notice } from '@portal/shared-api/notices';
import * as registrations from '@portal/shared-api/registrations';
import { handle } from '../http/handle.ts';
import { registerParent, registerStudent, registerTeacher } from './register.ts';
import { requireReadable } from './resume.ts';

export const registrationRoutes = [
  handle(registrations.registerStudent, async ({ database, body, language }) => {
    await registerStudent(database, body);
    return notice('registered', language);
  }),
  handle(registrations.registerTeacher, async ({ database, storage, body, files, language }) => {
    await requireReadable(storage, files.resume!);
    await registerTeacher(database, body, files.resume!);
    return notice('registered', language);
  }),
  handle(registrations.registerParent, async ({ database, body, language }) => {
    await registerParent(database, body);
    return notice('registered', language);
  }),
];
