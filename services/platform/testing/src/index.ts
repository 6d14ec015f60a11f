export { bootService, type TestService } from './boot-service.ts';
export { createTestDatabase } from './database.ts';
export { eventually } from './eventually.ts';
export { goldenFact, publishedFacts, shapeOf } from './facts.ts';
export { fill } from './fill.ts';
export { freePort } from './free-port.ts';
export { createPassports } from './passports.ts';
export { type Plan, plansOf, wasteOf } from './plans-of.ts';
export { startNats, startRedis } from './servers.ts';
