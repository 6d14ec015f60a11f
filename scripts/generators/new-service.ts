import { runScript } from '../command-line/run-script.ts';
import { repository } from '../stack/folder/folders.ts';
import { finish } from './finish.ts';
import { generateService } from './generate.ts';

await runScript(async () => {
  const [name] = process.argv.slice(2);
  finish(generateService(repository, name), [
    'npm install, which links the package and makes the types of its protos',
    `npx jest services/${name} --selectProjects integration`,
    `npm start, then curl http://localhost:8080/api/v1/${name}`,
  ]);
});
