import type { Editor } from '@tiptap/react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PICTURE_TYPES } from '../../lib/picture-types';
import styles from './editor.module.css';
import { Glyph } from './glyphs';
import { editorTexts } from './texts';
import { isInATable, tableTools } from './table';

const texts = editorTexts.tools;

interface EditorToolbarProps {
  editor: Editor;
  /** Whether the link row is open. */
  linking: boolean;
  onLink: () => void;
  onPictures: (files: File[]) => void;
  /** A picture is uploading. */
  busy: boolean;
}

interface Tool {
  name: keyof typeof texts;
  face: ReactNode;
  /** Undefined for an action that is not a toggle. */
  pressed?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** One tab stop; arrow keys move within, as in the ARIA toolbar pattern. */
export function EditorToolbar({ editor, linking, onLink, onPictures, busy }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, here + step))]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={editorTexts.toolbar} className={styles.toolbar} onKeyDown={move}>
      <ToolGroups {...{ editor, linking, onLink, busy }} onPicture={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES.join()}
        hidden
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

interface ToolGroupsProps extends Pick<EditorToolbarProps, 'editor' | 'linking' | 'onLink' | 'busy'> {
  /** Opens the choice of pictures. */
  onPicture: () => void;
}

function ToolGroups(props: ToolGroupsProps) {
  return (
    <>
      {toolGroups(props).map((tools, group) => (
        <span key={tools[0]?.name} className={styles.group}>
          {tools.map(({ name, face, pressed, disabled = false, run }, place) => (
            <button
              key={name}
              type="button"
              title={texts[name]}
              aria-label={texts[name]}
              aria-pressed={pressed}
              // Stays focusable; a disabled tool says so.
              aria-disabled={disabled || undefined}
              tabIndex={group === 0 && place === 0 ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!disabled) run();
              }}
            >
              {face}
            </button>
          ))}
        </span>
      ))}
    </>
  );
}

/** The tools, in groups. Those for a table are shown only inside one. */
function toolGroups({ editor, linking, onLink, busy, onPicture }: ToolGroupsProps): Tool[][] {
  const chain = () => editor.chain().focus();
  return [
    [
      { name: 'undo', face: <Glyph name="undo" />, disabled: !editor.can().undo(), run: () => chain().undo().run() },
      { name: 'redo', face: <Glyph name="redo" />, disabled: !editor.can().redo(), run: () => chain().redo().run() },
    ],
    [
      {
        name: 'paragraph',
        face: '¶',
        pressed: editor.isActive('paragraph') && !editor.isActive('blockquote') && !editor.isActive('listItem'),
        run: () => chain().clearNodes().run(),
      },
      {
        name: 'h2',
        face: 'H2',
        pressed: editor.isActive('heading', { level: 2 }),
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
      {
        name: 'h3',
        face: 'H3',
        pressed: editor.isActive('heading', { level: 3 }),
        run: () => chain().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      { name: 'bold', face: <b>B</b>, pressed: editor.isActive('bold'), run: () => chain().toggleBold().run() },
      { name: 'italic', face: <i>I</i>, pressed: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
      { name: 'link', face: <Glyph name="link" />, pressed: linking || editor.isActive('link'), run: onLink },
    ],
    [
      {
        name: 'bulletList',
        face: <Glyph name="bulletList" />,
        pressed: editor.isActive('bulletList'),
        run: () => chain().toggleBulletList().run(),
      },
      {
        name: 'orderedList',
        face: <Glyph name="orderedList" />,
        pressed: editor.isActive('orderedList'),
        run: () => chain().toggleOrderedList().run(),
      },
      {
        name: 'quote',
        face: <Glyph name="quote" />,
        pressed: editor.isActive('blockquote'),
        run: () => chain().toggleBlockquote().run(),
      },
    ],
    [
      { name: 'picture', face: <Glyph name="picture" />, disabled: busy, run: onPicture },
      ...(isInATable(editor.state)
        ? (['addRow', 'deleteRow', 'addColumn', 'deleteColumn', 'deleteTable'] as const).map((name) => ({
            name,
            face: <Glyph name={name} />,
            run: () => {
              tableTools[name](editor);
              editor.commands.focus();
            },
          }))
        : [{ name: 'table' as const, face: <Glyph name="table" />, run: () => tableTools.insert(editor) }]),
    ],
  ];
}
