/** The fields of a profile that members can be asked to fill in, by their names in the API. */
export const profileFields = [
  ...['portal_name', 'nickname', 'gender', 'age', 'industry', 'job_type', 'job_title', 'region', 'website'],
  ...[
    'profile',
    'organization',
    'department',
    'position',
    'occupation',
    'workstyle',
    'first_name',
    'last_name',
  ],
  ...['phone_number', 'email', 'country', 'postal_code', 'city', 'street', 'situations'],
];
