import { shellConfig } from '../webpack.ts';

export default shellConfig(import.meta.dirname);
