/** Names sections by their headings, each differently: `section-だれでも参加できますか`, the second one with `-2`. */
export function createSectionIds(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const name = `section-${heading.trim().toLowerCase().replace(/\s+/g, '-')}`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
