/**
 * The contract's tables of who may do what with comments (§4 by category status and stepper, §5), written down by hand: a row
 * a status, a letter a role, in the order of `roles`.
 *
 * y done · v not logged in (401) · n not found (404) · c the category refuses (403) · s its stepper refuses (403)
 * o the category takes replies alone (403) · f forbidden (403)
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
type Table = Record<State, string>;

const same = (row: string): Table => Object.fromEntries(states.map((state) => [state, row])) as Table;

/** On the idea of another member. */
export const tables = {
  reads: { ...same('yyyyyy'), open_for_myself_and_operator: 'nnnyyy', open_for_supporter: 'nnyyyy' },
  comments: {
    on_air: 'vyyyyy',
    open_for_comment: 'vyyyyy',
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vccccc',
    admin_only_postable: 'vyyyyy',
    admin_only_commentable: 'voooyy',
    before: 'vyyyyy',
    after: 'vccccc',
  },
  replies: {
    on_air: 'vyyyyy',
    open_for_comment: 'vyyyyy',
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vccccc',
    admin_only_postable: 'vyyyyy',
    admin_only_commentable: 'vyyyyy',
    before: 'vyyyyy',
    after: 'vccccc',
  },
  'edits their own': {
    ...same('vyyyyy'),
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vccccc',
    after: 'vccccc',
  },
  'edits another’s': {
    ...same('vfffff'),
    open_for_myself_and_operator: 'vnnfff',
    open_for_supporter: 'vnffff',
  },
  'removes their own': {
    ...same('vyyyyy'),
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
  },
  'removes another’s': {
    ...same('vfffyy'),
    open_for_myself_and_operator: 'vnnfyy',
    open_for_supporter: 'vnffyy',
  },
  rates: {
    ...same('vyyyyy'),
    open_for_myself_and_operator: 'vnnyyy',
    open_for_supporter: 'vnyyyy',
    completed: 'vccccc',
    after: 'vccccc',
  },
} satisfies Record<string, Table>;

export type Action = keyof typeof tables;

/** Whom a stepper's `comment_roles` take, `s` for whom they do not. They narrow what the category allows. */
export const lists: Record<string, string> = {
  '': 'yyyyyy',
  general: 'syssyy',
  supporter: 'ssysyy',
  'supporter,semi-operator': 'ssyyyy',
};

/** What a stepper narrows; nothing else asks for it. */
export const narrowed: readonly Action[] = ['comments', 'replies'];
