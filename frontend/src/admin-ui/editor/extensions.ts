import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './links';
import { tableNodes } from './table';

/** Only our own pictures are kept, so foreign ones are not accepted here in the first place. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  addAttributes() {
    return { ...this.parent?.(), title: { rendered: false } };
  },
});

/** Content that has no tool but is allowed stays as it is. */
const keptMarks = ['sub', 'sup', 'abbr', 'q', 'cite', 'del'].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => ({ title: { default: null }, lang: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  }),
);

/** Blocks that are moved and removed as a whole. */
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

/** The allowed content: the same as the API's `cleanHtml`. */
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
