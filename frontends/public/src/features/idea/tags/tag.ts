/** A tag on an idea; a locked one is changed by the idea's author and operators alone. */
export type Tag = { id: number; name: string; locked: boolean };

export const longestTag = 25;
export const mostTags = 30;
