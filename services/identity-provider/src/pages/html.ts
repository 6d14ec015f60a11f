/** Markup that is safe to send: only the tag below makes it, and it escapes whatever is put in. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Insert = Html | Html[] | string | false | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(insert: Insert): string {
  if (insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.text;
  if (Array.isArray(insert)) return insert.map(render).join('');
  return insert.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(strings.map((part, index) => part + render(inserts[index])).join(''));
}
