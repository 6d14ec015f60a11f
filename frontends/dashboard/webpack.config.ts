import { remoteConfig } from '../webpack.ts';
import { firstData } from './src/first-data.ts';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'dashboard', folder: import.meta.dirname, routes, firstData });
