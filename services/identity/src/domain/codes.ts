/** The codes of a profile's coded fields. The first of each says that nothing was chosen. */
export const genders = ['U', 'M', 'F', 'O'] as const;

export const ages = [
  ...['undefined', '10s', '20s', '30s', '40s', '50s', '60s', '70s', '80s', 'over90s'],
] as const;

/** Sections of the Japan Standard Industrial Classification; H is wholesale and retail apart, S is other. */
export const industries = ['U', ...'ABCDEFG', 'H-1', 'H-2', ...'IJKLMNOPQRS'] as const;

export const jobTypes = ['U', 'management', 'engineer', 'desk', 'sales', 'other'] as const;

const prefectures = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0'));

/** 00 is not set, 01 to 47 are the prefectures, 99 is overseas. */
export const regions = ['00', ...prefectures, '99'] as const;
