import { shellConfig } from '../webpack.ts';
import { firstData } from './src/config/first-data.ts';

export default shellConfig({ folder: import.meta.dirname, data: firstData });
