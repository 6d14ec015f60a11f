import { portFromEnvironment } from '../stack/ports.ts';
import { stackOf } from '../stack/running-stack.ts';
import type { StackOptions } from '../stack/stack.ts';

export const developmentStack = stackOf['npm start'];

export function developmentOptions(): Omit<StackOptions, 'log' | 'signal'> {
  return {
    name: developmentStack,
    gatewayPort: portFromEnvironment('PORT', 8080),
    identityProviderPort: portFromEnvironment('IDENTITY_PROVIDER_PORT', 8081),
    firstPrivatePort: 18_100,
    given: process.env,
    endedBy: '"npm stop"',
  };
}
