import { join } from 'node:path';
import express, { Router } from 'express';
import type { Context } from '../context.ts';
import { changePassword, showAccount } from './account.ts';
import { crossOrigin } from './cross-origin.ts';
import { failure } from './failure.ts';
import { login, showLogin } from './login.ts';
import { register, showRegistration } from './register.ts';
import { registrations } from './registrations.ts';
import { userinfo } from './userinfo.ts';

/** Everything below `/realms/ideabox`: our pages first, the protocol's endpoints after them. */
export function realmRoutes(context: Context): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '20kb', parameterLimit: 50 });
  const interaction = '/login-actions/:uid';
  const userinfoPath = '/protocol/openid-connect/userinfo';

  router.use('/resources', express.static(join(import.meta.dirname, '../resources'), { maxAge: '1h' }));
  router.get(interaction, showLogin(context));
  router.post(interaction, form, login(context));
  router.get(`${interaction}/register`, showRegistration(context));
  router.post(`${interaction}/register`, form, register(context));
  router.get('/protocol/openid-connect/registrations', registrations(context));
  router.get('/account', showAccount(context));
  router.post('/account', form, changePassword(context));
  router.all(userinfoPath, crossOrigin(context.config.WEB_ORIGINS), userinfo(context));
  router.use(context.provider.callback());
  router.use(failure(context));
  return router;
}
