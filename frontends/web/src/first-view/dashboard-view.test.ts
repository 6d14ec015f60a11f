import { dashboardView } from './dashboard-view.ts';

const head = { status: 200, title: '題', description: '', type: 'website', canonicalPath: '/' } as const;
const intro = {
  heading: 'figures.title',
  lead: ['figures.lead', 'figures.days'],
  first: { heading: 'figures.how', texts: ['figures.lead'] },
};
const messages = {
  'figures.title': '数値 <1>',
  'figures.lead': 'ご覧いただけます。',
  'figures.days': '日本時間です。',
  'figures.how': '方法',
};

test('a page of figures begins with its own words, in the language of its reader', () => {
  expect(dashboardView({ head, messages }, intro)).toBe(
    '<div class="fv-figures"><div><h1>数値 &lt;1&gt;</h1><p>ご覧いただけます。<span>日本時間です。</span></p></div>' +
      '<section><h2>方法</h2><p>ご覧いただけます。</p></section></div>',
  );
});

test('where its words are not known here, with its title', () => {
  expect(dashboardView({ head, messages: {} }, intro)).toContain('<h1>題</h1>');
  expect(dashboardView({ head, messages }, undefined)).toContain('<h1>題</h1>');
});
