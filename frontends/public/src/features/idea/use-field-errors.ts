import { ApiError } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useProhibitedText } from '@ideabox/ui/controls';

const worded = ['required', 'max_length', 'min_length', 'prohibited_characters', 'not_allowed'];

/** What the server says of each field, in words; empty where it refused something else. */
export function useFieldErrors(): (error: unknown, limits: Record<string, number>) => Record<string, string> {
  const text = useText();
  const prohibitedText = useProhibitedText();
  return (error, limits) => {
    if (!(error instanceof ApiError)) return {};
    const entries = Object.entries(error.errors)
      .filter(([field]) => field in limits)
      .map(([field, [code = 'invalid']]) => {
        const characters = error.prohibited[field];
        if (characters) return [field, prohibitedText(characters)];
        return [
          field,
          text(worded.includes(code) ? `form.${code}` : 'form.invalid', { limit: limits[field] ?? 0 }),
        ];
      });
    return Object.fromEntries(entries);
  };
}
