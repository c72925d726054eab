import { Hono } from 'hono';
import { authorize, requireVerified } from './platform/contract/access.ts';
import { isLoopback } from './config-rules.ts';
import type { Config } from './config.ts';
import { operations } from './contract.ts';
import { adminRoutes } from './modules/account/admin/routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { passTime } from './modules/billing/clock/pass-time.ts';
import { clockRoutes } from './modules/billing/clock/routes.ts';
import { billingRoutes } from './modules/billing/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { promptsRoutes } from './modules/prompts/routes.ts';
import { teamRoutes } from './modules/team/routes.ts';
import { mountOperations } from './platform/contract/mount.ts';
import { CONTRACT_FOLDER, docsRoutes } from './platform/http/docs.ts';
import { healthRoutes, type Readiness } from './platform/http/health.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { outboxRoutes } from './platform/mail/outbox-page.ts';
import { namesAsset, servePage } from './platform/http/pages.ts';
import { problem } from './platform/problems.ts';
import { createRequestLimits } from './platform/http/request-limits.ts';
import { errorHandler, logError, problemResponse } from './platform/http/error-handler.ts';
import { requestContext } from './platform/http/request-context.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  readBuildHashes,
  securityHeaders,
  type BuildHashes,
} from './platform/security/security-headers.ts';
import { limitRoutes } from './platform/security/limit-routes.ts';
import { forgetRateLimits } from './platform/security/rate-limits.ts';
import { problemPages } from './platform/http/problem-pages.ts';
import { staticFiles } from './platform/http/static-files.ts';
import { createServices, type AppDeps, type Services } from './services.ts';

export type App = {
  app: Hono<AppEnv>;
  services: Services;
  readiness: Readiness;
  /** The headers of every answer. */
  headers: Record<string, string>;
};

/** The whole application on one port: the contract's operations, the pages, the docs, the outbox. */
export function createApp(deps: AppDeps, services: Services = createServices(deps)): App {
  const { config, clock, log } = deps;
  const readiness: Readiness = { stopping: false };
  const app = new Hono<AppEnv>();
  app.use(requestContext(log, config.trustedProxies));
  app.use(services.activity.count);
  const hashes = readBuildHashes(config.appDir);
  const headers = commonHeaders(config, hashes);
  app.use(securityHeaders(headers));
  app.onError(errorHandler(log, config.checkResponses));

  const implementations = [
    authRoutes({
      config,
      ...services,
      isDemo: services.modelSource.isDemo,
      profileOf: services.account.profileOf,
    }),
    accountRoutes(services),
    dashboardRoutes(services),
    promptsRoutes(services),
    billingRoutes(services),
    teamRoutes({ ...services, ...services.account }),
  ];
  const limits = createRequestLimits(clock, config.rateLimitFactor);
  mountOperations(app, operations, implementations, {
    clock,
    authenticate: services.sessions.authenticate,
    authorize,
    requireVerified,
    checkSignature: services.webhooks.checkSignature,
    limits,
    idempotency: services.idempotency,
    checkResponses: config.checkResponses,
    onError: (error, c) => logError(log, error, c),
  });
  app.route('/', healthRoutes(deps.database.db, readiness));
  if (config.outbox) {
    app.route('/dev/admin', adminRoutes(services.account, config.dataDir, isLoopback));
    const forget = async () => {
      limits.forget();
      await forgetRateLimits(deps.database.sql);
    };
    app.route('/dev/limits', limitRoutes(forget, isLoopback));
    app.route('/dev', outboxRoutes(services.post, isLoopback));
  }
  const { movableClock } = deps;
  if (movableClock) {
    const due = { ...services.renewals, drain: services.jobs.drain };
    const passTo = (target: Date) => passTime(movableClock, target, due);
    app.route('/dev/clock', clockRoutes(movableClock, isLoopback, passTo));
  }
  app.route('/docs', docsRoutes(CONTRACT_FOLDER));
  app.route('/problems', problemPages(operations));
  mountFiles(app, config, hashes);
  app.notFound((c) => problemResponse(c, problem('not_found')));
  return { app, services, readiness, headers };
}

/** The built application: files by name, pages by path, and 404 for what looks like a file and is none. */
function mountFiles(app: Hono<AppEnv>, config: Config, hashes: BuildHashes): void {
  const files = staticFiles(config.appDir);
  const policies = new Map<string, string>();
  const policyOf = (file: string) => {
    let policy = policies.get(file);
    if (!policy) policies.set(file, (policy = contentSecurityPolicy(config, hashes, file)));
    return policy;
  };
  app.get('*', (c, next) => {
    const { path } = c.req;
    if (/^\/(api|dev|docs)(\/|$)/.test(path)) return next();
    if (namesAsset(path)) {
      const file = files.serve(path, c.req.raw);
      return file ? Promise.resolve(file) : next();
    }
    return servePage(c, files, policyOf) ?? next();
  });
}
