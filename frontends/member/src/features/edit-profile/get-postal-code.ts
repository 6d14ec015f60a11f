import { type One, useApi, useMutation } from '@ideabox/api-client';

/** What a postal code says; a part that differs within the code is null. */
export type PostalAddress = {
  region: string | null;
  city: string | null;
  street: string | null;
  streets: string[];
};

/** Looks a Japanese postal code up, when it is asked for. */
export function usePostalCode() {
  const api = useApi();
  return useMutation({
    mutationFn: async (code: string) =>
      (await api.get<One<PostalAddress>>(`/postal_codes/${encodeURIComponent(code)}`)).results,
  });
}
