/** Dialogs that a remote or the shell itself gives and that any screen may ask the shell to open, with what they take. */
export type DialogProps = {
  'post-idea': {
    categoryId?: number;
    /** The idea that the new one is derived from. */
    parentId?: number;
    onClose: () => void;
  };
  /** To the operators, from anyone; the shell's own. */
  inquiry: { onClose: () => void };
};

export type DialogName = keyof DialogProps;
export type DialogInput<Name extends DialogName> = Omit<DialogProps[Name], 'onClose'>;
