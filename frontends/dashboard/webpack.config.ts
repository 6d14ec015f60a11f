import { remoteConfig } from '../webpack.ts';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'dashboard', folder: import.meta.dirname, routes });
