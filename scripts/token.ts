import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { portFromEnvironment } from './stack/ports.ts';
import { findRunningStack } from './stack/running-stack.ts';
import { logIn } from './token/log-in.ts';

await runScript(async () => {
  const [account, password = 'ideabox'] = process.argv.slice(2);
  if (!account) throw new StartFailure('Usage: npm run -s token -- <account> [password]');
  const { OIDC_ISSUER, PUBLIC_URL, IDENTITY_PROVIDER_PORT } = process.env;
  const local = OIDC_ISSUER || IDENTITY_PROVIDER_PORT ? undefined : findRunningStack();
  const issuer =
    OIDC_ISSUER ||
    local?.issuer ||
    `http://localhost:${portFromEnvironment('IDENTITY_PROVIDER_PORT', 8081)}/realms/ideabox`;
  const origin = PUBLIC_URL || local?.origin || `http://localhost:${portFromEnvironment('PORT', 8080)}`;
  const tokens = await logIn({ issuer, origin, account, password }).catch((cause: Error) => {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(
      `No identity provider answers at ${issuer}: start Ideabox with "npm start" or "npm run dev".`,
      { cause },
    );
  });
  console.log(tokens.access_token);
});
