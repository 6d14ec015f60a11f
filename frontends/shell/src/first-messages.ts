/** What only a dialog of the shell’s own says, by beginnings of ids; it comes with the dialog. */
const laterMessages = ['failure.', 'inquiry.', 'refusals.'];

/** The links to the dialog are on every page. */
const title = 'inquiry.title';

export const isFirstMessage = (id: string): boolean =>
  id === title || !laterMessages.some((later) => id.startsWith(later));
