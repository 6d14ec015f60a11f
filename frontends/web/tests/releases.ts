import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

const write = (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** A remote with one page and its words; both name the release. */
const remote = {
  'package.json': '{ "type": "module" }',
  'webpack.config.ts': `import { remoteConfig } from '${repository}/frontends/webpack.ts';
const routes = [{ path: '/hello', title: 'hello.title', layout: 'default', page: 'hello' }];
export default remoteConfig({ name: 'hello', folder: import.meta.dirname, routes });
`,
  'src/remote.ts': `export const remote = {
  pages: { hello: () => import(/* webpackChunkName: "page-hello" */ './page.ts') },
  loadMessages: async () => ({}),
};
`,
  'build.ts': `import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOne } from '${repository}/frontends/platform/bundling/src/build-one.ts';
const here = (name: string) => join(import.meta.dirname, name);
for (const release of process.argv.slice(2)) {
  writeFileSync(here('src/page.ts'), \`export default 'page of \${release}';\`);
  writeFileSync(here('messages/ja.json'), JSON.stringify({ 'hello.title': release }));
  await buildOne(import.meta.dirname);
  cpSync(here('dist/client'), here(\`../../releases/\${release}\`), { recursive: true });
}
`,
  'messages/ja.json': '{}',
};

/** Builds a small remote once for each release. @returns the folders of their bundles */
export function buildReleases(root: string, releases: string[]): string[] {
  const folder = join(root, 'frontends/hello');
  write(folder, remote);
  execFileSync(process.execPath, [join(folder, 'build.ts'), ...releases], { stdio: 'pipe' });
  return releases.map((release) => join(root, 'releases', release));
}

/** The web server as it lies in its image, with a shell of one script. @returns its program */
export function layWeb(root: string, shellScript: string): string {
  cpSync(join(repository, 'frontends/web/src'), join(root, 'frontends/web/src'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'frontends/node_modules'));
  const entry = { scripts: [shellScript], messages: [], shared: {} };
  write(root, {
    'frontends/web/package.json': '{ "type": "module" }',
    'frontends/shell/dist/client/entry.json': JSON.stringify(entry),
    [`frontends/shell/dist/client/${shellScript}`]: `'${shellScript}'`,
  });
  return join(root, 'frontends/web/src/main.ts');
}

export const remoteServer = join(repository, 'frontends/remote-server/src/main.ts');
