/** The heading of the open tab: where the focus goes when what had it is gone from the list. */
export const tabHeadingId = 'profile-tab';
