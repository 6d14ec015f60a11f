import { createSectionIds } from './section-ids.ts';

type Node = { type: string; tagName?: string; value?: string; properties?: object; children?: Node[] };

/** A rehype plugin: every heading can be linked to, and takes the focus of who follows such a link. */
export function anchorHeadings() {
  return (tree: Node): void => {
    const idOf = createSectionIds();
    for (const node of tree.children ?? []) {
      if (!/^h[1-6]$/.test(node.tagName ?? '')) continue;
      node.properties = { ...node.properties, id: idOf(wordsOf(node)), tabIndex: -1 };
    }
  };
}

function wordsOf({ value = '', children = [] }: Node): string {
  return value + children.map(wordsOf).join('');
}
