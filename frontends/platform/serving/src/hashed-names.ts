const hashed = String.raw`[\w-][\w.-]{0,150}\.[0-9a-f]{12}`;

/** How names end of what was compressed beforehand. */
export const twins = ['.br', '.gz'];

/** A file whose name changes with what is in it, as the build writes it: a script, or words that the web server says. */
export const hashedFile = new RegExp(String.raw`^${hashed}\.(js|json)(\.br|\.gz)?$`);
