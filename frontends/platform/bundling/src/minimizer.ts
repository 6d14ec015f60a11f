import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc minifies several times faster than terser on one core, and on threads of its own: other processes would only take time to start. */
export const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  parallel: false,
  extractComments: false,
  minimizerOptions: { compress: true, mangle: true, format: { comments: false } },
});
