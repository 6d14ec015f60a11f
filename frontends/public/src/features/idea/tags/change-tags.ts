import {
  type ApiClient,
  changeData,
  type One,
  useApi,
  useMutation,
  useQueryClient,
} from '@ideabox/api-client';
import { type Idea, ideaKey } from '../get-idea.ts';
import type { Tag } from './tag.ts';

export type TagChange =
  | { act: 'add'; name: string }
  | { act: 'rename'; tag: Tag; name: string }
  | { act: 'lock' | 'unlock' | 'remove'; tag: Tag };

/** Does one thing to the tags of an idea; they are shown as the server then has them. */
export function useChangeTags(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: TagChange) => send(api, `/ideas/${ideaId}/tags`, change),
    onSuccess: (answer, change) =>
      changeData<Idea>(queries, ideaKey(ideaId), (idea) => ({
        ...idea,
        tags: tagsAfter(idea.tags, change, answer.results),
      })),
    onError: () => queries.invalidateQueries({ queryKey: ideaKey(ideaId) }),
  });
}

function send(api: ApiClient, path: string, change: TagChange): Promise<One<Tag>> {
  if (change.act === 'add') return api.post(path, { body: { name: change.name } });
  const one = `${path}/${change.tag.id}`;
  if (change.act === 'rename') return api.put(one, { body: { name: change.name } });
  if (change.act === 'lock') return api.put(`${one}/lock`);
  return api.delete(change.act === 'unlock' ? `${one}/lock` : one);
}

function tagsAfter(tags: Tag[], change: TagChange, changed: Tag): Tag[] {
  if (change.act === 'add') return [...tags, changed];
  if (change.act === 'remove') return tags.filter(({ id }) => id !== changed.id);
  return tags.map((tag) => (tag.id === changed.id ? changed : tag));
}
