// Stands beside `npm run dev`, the end of which closes our input: puts back and ends what a killed one has left.
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { stackFolders } from '../stack/folder/folders.ts';
import { endOrphans, readPidFile } from '../stack/folder/pid-files.ts';
import { putBackEdited } from './measure/edited-file.ts';

const [stack = '', owner] = process.argv.slice(2);
const { root, run } = stackFolders(stack);
await text(stdin);
// One that ended by itself has left nothing, and one that was started since has looked itself.
if (readPidFile(run, 'start')?.pid === Number(owner)) {
  putBackEdited(root);
  await endOrphans(run);
}
