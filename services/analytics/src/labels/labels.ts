/** The names of a widget's keys in one language. */
export type Labels = Readonly<
  Record<
    'genders' | 'generations' | 'areas' | 'businesses' | 'divisions' | 'devices' | 'funnel' | 'others',
    Readonly<Record<string, string>>
  >
>;
