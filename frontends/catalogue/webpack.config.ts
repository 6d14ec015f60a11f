import { baseConfig } from '../webpack.ts';

const base = baseConfig('catalogue', import.meta.dirname);

/** One script with everything in it: no federation, no chunks. */
export default {
  ...base,
  entry: { main: './src/main.tsx' },
  output: { ...base.output, filename: '[name].js', publicPath: '/' },
};
