const longest = 5;

/** The name as the header has room for it: five characters and an ellipsis. */
export function shortName(name: string): string {
  const characters = [...name];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : name;
}
