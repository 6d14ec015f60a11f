import type { Ideas } from './boot.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Calls about tags, as somebody or nobody, to the service that has been booted by then. */
export const tagCalls = (booted: () => Ideas) => {
  const call = async (method: Method, path: string, who?: string | null, body?: object, role = 'general') => {
    const ideas = booted();
    const request = ideas.http[method](path).set(who ? await ideas.as(who, role) : {});
    const answer = await (body ? request.send(body) : request);
    return { status: answer.status, ...answer.body };
  };
  return {
    call,
    newIdea: async (body = {}) => (await booted().post(body)).body.results.id as number,
    add: async (idea: number, name: string, who = 'm', role = 'general') =>
      call('post', `/ideas/${idea}/tags`, who, { name }, role),
    namesOf: async (idea: number) =>
      (await call('get', `/ideas/${idea}/tags`)).results.map((tag: { name: string }) => tag.name),
  };
};
