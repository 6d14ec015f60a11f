import { createPrivateKey, type KeyObject } from 'node:crypto';
import { dirname } from 'node:path';
import { type Credentials, createCredentials } from '@ideabox/grpc';
import type { Caller } from '@ideabox/protos';
import { keptSecrets } from '../../scripts/stack/secrets.ts';

const folder = process.env.TEST_RUN_FOLDER;
if (!folder) throw new Error('TEST_RUN_FOLDER is not set: end-to-end tests are run by "npm test"');
const { callerKeys } = keptSecrets(dirname(folder));
if (!callerKeys) throw new Error(`${dirname(folder)} keeps no keys: no stack runs there`);

/** What a part of the running product calls others with. */
export const credentialsOf = (caller: Caller): Promise<Credentials> =>
  createCredentials(caller, callerKeys[caller].privateKey);

export const callerKeyOf = (caller: Caller): KeyObject => createPrivateKey(callerKeys[caller].privateKey);
