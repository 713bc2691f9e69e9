import { callOrReturn, getExtensionField, mergeAttributes, Node, type Editor } from '@tiptap/react';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** prosemirror-tables requires this of every table node. */
    tableRole?: string;
  }
}

const run = (editor: Editor, command: Command) => command(editor.state, editor.view.dispatch, editor.view);

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema(extension) {
    const { name, options, storage } = extension;
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', { name, options, storage })) };
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => isInTable(editor.state) && (run(editor, goToNextCell(1)) || tableTools.addRow(editor)),
      'Shift-Tab': () => isInTable(editor.state) && run(editor, goToNextCell(-1)),
      Enter: () => isInTable(editor.state) && editor.commands.setHardBreak(),
    };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: 'inline*',
    tableRole,
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
      align: { default: null },
    }),
    parseHTML: () => [{ tag }],
    // An empty corner cell is not a header.
    renderHTML: ({ node, HTMLAttributes }) => [
      node.content.size === 0 ? 'td' : tag,
      mergeAttributes(HTMLAttributes),
      0,
    ],
  });

export const tableNodes = [Table, TableRow, cell('tableCell', 'td', 'cell'), cell('tableHeader', 'th', 'header_cell')];

/** A new table has two columns, a header row and one more row. */
const NEW_TABLE = '<table><tbody><tr><th></th><th></th></tr><tr><td></td><td></td></tr></tbody></table>';

/** The table actions of the toolbar. */
export const tableTools = {
  insert: (editor: Editor) => editor.chain().focus().insertContent(NEW_TABLE).run(),
  addRow: (editor: Editor) => run(editor, addRowAfter) && run(editor, intoNextRow),
  deleteRow: (editor: Editor) => run(editor, deleteRow),
  addColumn: (editor: Editor) => run(editor, addColumnAfter),
  deleteColumn: (editor: Editor) => run(editor, deleteColumn),
  deleteTable: (editor: Editor) => run(editor, deleteTable),
};

export const isInATable = (state: EditorState): boolean => isInTable(state);

/** Moves into the first cell of the row below. */
const intoNextRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'tableRow') continue;
    const next = $from.after(depth) + 2;
    if (next < state.doc.content.size) dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, next)));
    return true;
  }
  return false;
};
