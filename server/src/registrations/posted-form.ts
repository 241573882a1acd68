import {
  registeringRoles,
  type PostedRegistration,
  type RegisteringRole,
} from '@portal/shared-api/registrations';
import type { FastifyError, FastifyInstance } from 'fastify';
import { knownError } from '../http/answer-errors.ts';
import { errorBody } from '../http/errors.ts';
import type { Route } from '../http/handle.ts';
import { perform, type Services } from '../http/mount.ts';
import { countCall } from '../http/rate-limits.ts';
import { languageOf } from '../public-pages/language.ts';
import type { PublicPages } from '../public-pages/serve.ts';
import { receiveForm, type Form } from '../storage/uploads.ts';
import { bodyOf, shownAgain } from './form-fields.ts';
import { registrationRoutes } from './routes.ts';

const routeOf = (role: RegisteringRole): Route =>
  registrationRoutes.find(({ endpoint }) => endpoint.name === `registrations.${role}`)!;

/**
 * Accepts a registration posted by the browser without a script: the same calls, rules and limits. The answer is the
 * page with what was typed and messages beside the fields.
 */
export function takePostedRegistrations(
  app: FastifyInstance,
  services: Services,
  pages: Pick<PublicPages, 'answerPost'>,
): void {
  app.post('/register', async (request, reply) => {
    const { role: asked } = request.query as { role?: unknown };
    const role = registeringRoles.find((one) => one === asked) ?? 'student';
    const route = routeOf(role);
    const language = languageOf(request);
    let form: Form = { fields: {}, files: {}, problems: {} };
    try {
      await countCall(services.database, route.endpoint, {
        ip: request.ip,
        factor: services.rateLimitFactor,
      });
      await services.diskSpace?.requireRoom();
      form = await receiveForm(request, route.endpoint.files ?? {}, services.storage);
      const fields = bodyOf(role, form.fields);
      await perform(request, route, services, { form: { ...form, fields }, language });
    } catch (error) {
      const known = knownError(error as FastifyError, request, reply);
      const { message, errors = {} } = errorBody(known, language, request.id);
      const posted: PostedRegistration = { role, values: shownAgain(form.fields), message, errors };
      await pages.answerPost(request, reply.code(known.status).headers(known.headers), posted);
      return reply;
    }
    // reloading sends nothing again
    return reply.redirect(`/register?role=${role}&sent=1`, 303);
  });
}
