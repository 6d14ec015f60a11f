/** The codes of a profile's coded fields; the first of each says that nothing was chosen. */
export const codes = {
  gender: ['U', 'M', 'F', 'O'],
  age: ['undefined', '10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', 'over90s'],
  industry: ['U', ...'ABCDEFG', 'H-1', 'H-2', ...'IJKLMNOPQRS'],
  job_type: ['U', 'management', 'engineer', 'desk', 'sales', 'other'],
  region: ['00', ...Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')), '99'],
} as const;

export type CodedField = keyof typeof codes;
export const codedFields = Object.keys(codes) as CodedField[];
