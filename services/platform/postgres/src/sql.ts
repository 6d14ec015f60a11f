import sqlTemplateTag, { empty, join, raw, type Sql } from 'sql-template-tag';

export { empty, join, raw, type Sql };

/** Composes a statement; every `${value}` becomes a parameter. */
export const sql = sqlTemplateTag;
