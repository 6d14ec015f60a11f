/** Dialogs that a remote or the shell itself gives and that any screen may ask the shell to open, with what they take. */
export type DialogProps = {
  'post-idea': {
    categoryId?: number;
    /** The idea that the new one is derived from. */
    parentId?: number;
    onClose: () => void;
  };
  /** Asks a member whether to block who wrote something. */
  block: {
    post: { idea: number } | { comment: number };
    /** Null where the author tells none. */
    name: string | null;
    onDone?: () => void;
    onClose: () => void;
  };
  /** To the operators, from anyone; the shell's own. */
  inquiry: { onClose: () => void };
};

export type DialogName = keyof DialogProps;
type DialogInput<Name extends DialogName> = Omit<DialogProps[Name], 'onClose'>;

/** What a dialog is opened with; nothing where it needs nothing. */
export type DialogInputs<Name extends DialogName> =
  Record<never, never> extends DialogInput<Name> ? [input?: DialogInput<Name>] : [input: DialogInput<Name>];
