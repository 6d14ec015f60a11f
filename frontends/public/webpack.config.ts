import { remoteConfig } from '../webpack.ts';
import { firstData } from './src/first-data.ts';
import { firstPages } from './src/first-messages.ts';
import { routes } from './src/routes.ts';

export default remoteConfig({
  name: 'public',
  folder: import.meta.dirname,
  routes,
  firstData,
  firstPages,
  dialogs: ['post-idea'],
});
