/** The names of a message's placeholders, sorted: `count,name`. */
export function argumentsOf(message: string): string {
  const names = [...message.matchAll(/\{\s*([a-zA-Z_]\w*)\s*[,}]/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(',');
}
