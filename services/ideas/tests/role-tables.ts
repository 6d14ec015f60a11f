/**
 * The contract's tables of who may do what (§4: by category status, by stepper), written down by hand: a row a status,
 * a letter a role, in the order of `roles`.
 *
 * y done · v not logged in (401) · n not found (404) · c the category refuses (403) · o the category takes replies alone (403)
 * f forbidden (403) · r a reason is missing (400)
 */
export const roles = ['visitor', 'general', 'supporter', 'semi-operator', 'operator', 'admin'] as const;

/** Statuses as they act; the last two are `on_air` before its `from` and after its `until`. */
export const states = [
  'on_air',
  'open_for_comment',
  'open_for_myself_and_operator',
  'open_for_supporter',
  'completed',
  'admin_only_postable',
  'admin_only_commentable',
  'before',
  'after',
] as const;

export type State = (typeof states)[number];
export type Table = Record<State, string>;

const same = (row: string): Table => Object.fromEntries(states.map((state) => [state, row])) as Table;

export const tables = {
  'sees another’s idea': {
    ...same('yyyyyy'),
    open_for_myself_and_operator: 'nnnyyy',
    open_for_supporter: 'nnyyyy',
  },
  'sees their own idea': { ...same('vyyyyy'), open_for_supporter: 'vnyyyy' },
  'posts an idea': {
    on_air: 'vyyyyy',
    open_for_comment: 'vcccyy',
    open_for_myself_and_operator: 'vyyyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vcccyy',
    admin_only_postable: 'vcccyy',
    admin_only_commentable: 'vyyyyy',
    before: 'vcccyy',
    after: 'vcccyy',
  },
  'comments on another’s idea': {
    on_air: 'cyyyyy',
    open_for_comment: 'cyyyyy',
    open_for_myself_and_operator: 'nnnyyy',
    open_for_supporter: 'nnyyyy',
    completed: 'cccccc',
    admin_only_postable: 'cyyyyy',
    admin_only_commentable: 'coooyy',
    before: 'cyyyyy',
    after: 'cccccc',
  },
  'replies on another’s idea': {
    on_air: 'cyyyyy',
    open_for_comment: 'cyyyyy',
    open_for_myself_and_operator: 'nnnyyy',
    open_for_supporter: 'nnyyyy',
    completed: 'cccccc',
    admin_only_postable: 'cyyyyy',
    admin_only_commentable: 'cyyyyy',
    before: 'cyyyyy',
    after: 'cccccc',
  },
  'votes on another’s idea': {
    ...same('vyyyyy'),
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vccccc',
    after: 'vccccc',
  },
  'supports another’s idea': {
    ...same('vfyfyy'),
    open_for_myself_and_operator: 'vfnfyy',
    completed: 'vfcfcc',
    after: 'vfcfcc',
  },
  'tags another’s idea': {
    ...same('vyyyyy'),
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
  },
  'edits another’s idea': {
    ...same('vfffyy'),
    open_for_myself_and_operator: 'vnnfyy',
    open_for_supporter: 'vnffyy',
  },
  'edits their own idea': {
    ...same('vyyyyy'),
    open_for_supporter: 'vnyyyy',
    completed: 'vcccyy',
    after: 'vcccyy',
  },
  'removes another’s idea without a reason': {
    ...same('vfffrr'),
    open_for_myself_and_operator: 'vnnfrr',
    open_for_supporter: 'vnffrr',
  },
  'removes their own idea': { ...same('vyyyyy'), open_for_supporter: 'vnyyyy' },
} satisfies Record<string, Table>;

export type Action = keyof typeof tables;

/** Whom a stepper's list takes, `s` for whom it does not (403). It narrows what the category allows. */
export const lists: Record<string, string> = {
  '': 'yyyyyy',
  general: 'syssyy',
  supporter: 'ssysyy',
  'supporter,semi-operator': 'ssyyyy',
};

/** What a stepper narrows, and by which of its lists. */
export const narrowed: Partial<
  Record<Action, 'post_roles' | 'comment_roles' | 'vote_roles' | 'support_roles'>
> = {
  'posts an idea': 'post_roles',
  'comments on another’s idea': 'comment_roles',
  'replies on another’s idea': 'comment_roles',
  'votes on another’s idea': 'vote_roles',
  'supports another’s idea': 'support_roles',
};
