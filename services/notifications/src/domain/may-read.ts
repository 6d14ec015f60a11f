export type Audience = { status: string; invisible: boolean; deleted: boolean };

const office = ['admin', 'operator'];
const staff = [...office, 'semi-operator'];
const supporters = [...staff, 'supporter'];

/** Whether a member sees an idea in this category. */
export const mayRead = (category: Audience, reader: { role: string; isAuthor: boolean }): boolean => {
  if (category.deleted) return false;
  if (category.invisible) return office.includes(reader.role);
  if (category.status === 'open_for_supporter') return supporters.includes(reader.role);
  if (category.status === 'open_for_myself_and_operator')
    return reader.isAuthor || staff.includes(reader.role);
  return true;
};
