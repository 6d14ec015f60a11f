/** The expression that a rule's path stands for. */
export const patternOf = (path: string): RegExp => {
  const [, body, open] = /^(.*?)(\/\*\*)?$/.exec(path) as unknown as [string, string, string | undefined];
  const segments = body.replaceAll('*', '[^/]+');
  return new RegExp(`^${segments}${open ? '(?:/.*)?' : '/?'}$`);
};
