import { relative } from 'node:path';
import { repository } from '../stack/folder/folders.ts';
import type { Stack } from '../stack/stack.ts';
import { caughtMail } from '../stack/wiring.ts';

const accounts = ['member1', 'member2', 'supporter1', 'semioperator1', 'operator1', 'admin1'];

export function welcome({ origin, issuer, folders, wiring }: Stack, howToStop: string): string {
  return [
    '',
    `  Ideabox runs at    ${origin}`,
    `  API description    ${origin}/api/docs`,
    `  Identity provider  ${issuer}`,
    `  Mail it sends      ${caughtMail(wiring)}`,
    `  Log in as          ${accounts.join(', ')}`,
    '  Password           ideabox',
    `  Logs               ${relative(repository, folders.logs)}/`,
    '',
    `  ${howToStop}`,
    '',
  ].join('\n');
}
