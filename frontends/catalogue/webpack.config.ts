import { join } from 'node:path';
import { baseConfig } from '../webpack.ts';

const base = baseConfig('catalogue', import.meta.dirname);
const remotesAtHand = join(import.meta.dirname, 'src/site/remotes-at-hand.ts');

/** Everything in one build that nobody waits for: no federation, and as it comes out of the compiler. */
export default {
  ...base,
  entry: { main: './src/main.tsx', site: './src/site/main.tsx' },
  output: { ...base.output, filename: '[name].js', publicPath: '/' },
  resolve: {
    ...base.resolve,
    alias: { ...base.resolve?.alias, '@module-federation/enhanced/runtime$': remotesAtHand },
  },
  optimization: { ...base.optimization, minimize: false },
};
