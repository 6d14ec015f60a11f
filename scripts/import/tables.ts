import type { ImportedSituation } from '@ideabox/protos/ideas/v1/ImportedSituation';
import type { ImportedStepper } from '@ideabox/protos/ideas/v1/ImportedStepper';
import { languages } from '@ideabox/text';
import { tagsOf } from './as-typed.ts';
import { type Load, loadTable, shifted } from './load.ts';
import { anonymousAuthor, makePlaceholders } from './placeholders.ts';
import { readTable } from './read-table.ts';

/** A column that a data set may leave out. */
const optional = (values: Record<string, string>, column: string) => values[column] ?? '';

/** The words of `name_en`, `name_fr` … by language; those that are empty are left out. */
const inLanguages = (values: Record<string, string>, column: string): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const words = optional(values, `${column}_${language}`);
      return words === '' ? [] : [[language, words]];
    }),
  );

const wordsOf = (values: Record<string, string>) => ({
  names: inLanguages(values, 'name'),
  descriptions: inLanguages(values, 'description'),
});

export const loadMembers = (load: Load) => {
  const columns = [
    'id',
    'portal_name',
    'role',
    'gender',
    'age',
    'region',
    'industry',
    'job_type',
    'date_entered',
  ] as const;
  return loadTable(load, 'members', columns, {
    batchSize: 1_000,
    toMessage: (values) => ({ ...values, date_entered: shifted(load, values.date_entered) }),
    send: async (members, rows) => {
      const answer = await load.clients.identity.call('ImportMembers', { members });
      const rejected = new Set(answer.rejections.map(({ index }) => index));
      for (const [index, row] of rows.entries()) if (!rejected.has(index)) load.members.add(row.values.id);
      return answer;
    },
  });
};

export const loadCategories = async (load: Load) => {
  const steppers: ImportedStepper[] = [];
  for await (const { values } of readTable(load.folder, 'steppers', ['stepper_key', 'name', 'exec_order'])) {
    steppers.push({ ...values, ...wordsOf(values), exec_order: Number(values.exec_order) || 0 });
  }
  const situations = new Map<string, ImportedSituation[]>();
  for await (const { values } of readTable(load.folder, 'situations', ['category', 'name'])) {
    const offered = situations.get(values.category) ?? [];
    situations.set(values.category, [...offered, { name: values.name, names: inLanguages(values, 'name') }]);
  }
  const columns = ['search_key', 'name', 'description', 'status', 'serial_number'] as const;
  await loadTable(load, 'categories', columns, {
    batchSize: 1_000,
    toMessage: (values) => {
      const serial_number = Number(values.serial_number);
      if (!Number.isInteger(serial_number)) return { reason: 'serial_number: an integer expected' };
      const period = {
        from: shifted(load, optional(values, 'from')),
        until: shifted(load, optional(values, 'until')),
      };
      const words = { ...wordsOf(values), situations: situations.get(values.search_key) ?? [] };
      return { ...values, ...words, ...period, serial_number };
    },
    send: (categories) => load.clients.ideas.call('ImportCategories', { steppers, categories }),
  });
};

const unknownMember = (load: Load, id: string) =>
  load.hasMembers && !load.members.has(id) ? { reason: 'member_id: unknown' } : undefined;

const authorOf = (load: Load, id: string) => (id === '' && !load.hasMembers ? anonymousAuthor(load) : id);

export const loadIdeas = (load: Load) => {
  const columns = ['id', 'name', 'contents', 'category', 'member_id', 'date_entered'] as const;
  return loadTable(load, 'ideas', columns, {
    batchSize: 500,
    toMessage: (values) =>
      unknownMember(load, values.member_id) ?? {
        import_key: `${load.source}:${values.id}`,
        name: values.name,
        contents: values.contents,
        category: values.category,
        member_id: authorOf(load, values.member_id),
        date_entered: shifted(load, values.date_entered),
        tags: tagsOf(optional(values, 'tags')),
      },
    send: async (ideas, rows) => {
      await makePlaceholders(load, ideas, 'author');
      const answer = await load.clients.ideas.call('ImportIdeas', { ideas });
      for (const [index, row] of rows.entries()) load.ideas.set(row.values.id, answer.idea_ids[index] ?? 0);
      return answer;
    },
  });
};

export const loadComments = (load: Load) => {
  const columns = ['id', 'idea_id', 'parent_id', 'member_id', 'contents', 'date_entered'] as const;
  return loadTable(load, 'comments', columns, {
    batchSize: 1_000,
    toMessage: (values) =>
      unknownMember(load, values.member_id) ?? {
        import_key: `${load.source}:${values.id}`,
        idea_id: load.ideas.get(values.idea_id) ?? 0,
        parent_import_key: values.parent_id === '' ? '' : `${load.source}:${values.parent_id}`,
        member_id: authorOf(load, values.member_id),
        contents: values.contents,
        date_entered: shifted(load, values.date_entered),
      },
    send: async (comments) => {
      await makePlaceholders(load, comments, 'author');
      return load.clients.comments.call('ImportComments', { comments });
    },
  });
};
