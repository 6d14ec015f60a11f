import { remoteConfig } from '../webpack.ts';
import { routes } from './src/routes.ts';

export default remoteConfig({ name: 'public', folder: import.meta.dirname, routes, dialogs: ['post-idea'] });
