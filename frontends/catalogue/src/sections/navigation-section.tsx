import { Disclosure } from '@ideabox/ui';
import { Pagination } from '@ideabox/ui/controls';
import { Section } from '../section.tsx';

export function NavigationSection() {
  return (
    <Section title="移動">
      <Pagination page={1} pageCount={3} href={() => '/'} />
      <Pagination page={5} pageCount={12} href={() => '/'} />
      <div>
        <Disclosure title="アイデアの変更の履歴">
          <p>2026年11月21日に変更されました。</p>
        </Disclosure>
      </div>
    </Section>
  );
}
