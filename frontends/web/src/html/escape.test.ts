import { escapeHtml, escapeJson } from './escape.ts';

test('nothing ends the element or attribute it stands in', () => {
  expect(escapeHtml(`<a href="x" b='y'>&`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
  const text = '</script><!-- \u2028';
  expect(escapeJson({ text })).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(escapeJson({ text }))).toEqual({ text });
});
