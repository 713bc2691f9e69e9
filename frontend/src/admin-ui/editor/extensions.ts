import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './links';
import { tableNodes } from './table';

/** Pictures of ours only: others are lost when the text is stored, so they do not seem to be there before. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  addAttributes() {
    return { ...this.parent?.(), title: { rendered: false } };
  },
});

/** What has no tool but may stand in a text stays as it is. */
const keptMarks = ['sub', 'sup', 'abbr', 'q', 'cite', 'del'].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => ({ title: { default: null }, lang: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  }),
);

/** Blocks that are moved and removed whole. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.outerHTML },
  }),
  parseHTML: () => [{ tag: 'figure' }, { tag: 'dl' }],
  renderHTML: ({ node }) => {
    const template = document.createElement('template');
    template.innerHTML = String(node.attrs['html']);
    return template.content.firstElementChild ?? ['p'];
  },
});

/** What a text may hold: the same as what `cleanHtml` of the API keeps. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
  ...keptMarks,
  KeptBlock,
  ...tableNodes,
];
