import { runScript } from '../command-line/run-script.ts';
import { repository } from '../stack/folder/folders.ts';
import { finish } from './finish.ts';
import { generateRemote } from './generate.ts';

await runScript(async () => {
  const [name] = process.argv.slice(2);
  finish(generateRemote(repository, name), [
    'npm install, which links the package',
    'npm run charts, which renders what a cluster is given',
    `npm start, then http://localhost:8080/${name}`,
  ]);
});
