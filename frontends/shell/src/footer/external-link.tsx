import { useRegistry, useRegistryWords } from '@ideabox/api-client';
import { useLanguageOf, useText } from '@ideabox/intl';
import { OutwardIcon, VisuallyHidden } from '@ideabox/ui';
import { footerItem } from './footer-item.ts';

/** The way to the site of who runs this one, as the operators set it. */
export function ExternalLink() {
  const text = useText();
  const languageOf = useLanguageOf();
  const href = useRegistry('external_link_url');
  const own = useRegistry('external_link_name');
  const name = useRegistryWords('external_link_name') ?? own;
  if (!href?.startsWith('https://')) return null;
  return (
    <li>
      <a href={href} rel="noopener" css={footerItem}>
        <span lang={languageOf(name)}>{name ?? new URL(href).host}</span>
        <OutwardIcon size={18} />
        <VisuallyHidden>{text('footer.outward')}</VisuallyHidden>
      </a>
    </li>
  );
}
