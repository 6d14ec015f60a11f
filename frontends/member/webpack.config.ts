import { remoteConfig } from '../webpack.ts';
import { firstData } from './src/first-data.ts';
import { routes } from './src/routes.ts';

export default remoteConfig({
  name: 'member',
  folder: import.meta.dirname,
  routes,
  firstData,
  dialogs: ['block'],
});
