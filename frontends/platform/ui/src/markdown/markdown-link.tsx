import { Link } from '@ideabox/router';
import type { ComponentProps } from 'react';

/** A link to the site goes through the router, one to elsewhere does not. */
export function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
