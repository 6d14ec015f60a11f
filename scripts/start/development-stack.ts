import { portFromEnvironment } from '../stack/ports.ts';
import type { StackOptions } from '../stack/stack.ts';

export const developmentStack = 'dev';

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
