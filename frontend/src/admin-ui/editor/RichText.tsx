import { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import { proseClass } from '../../ui/prose';
import { styleNonce } from '../../lib/style-nonce';
import { messageOf } from '../../lib/api-error';
import { PICTURE_TYPES } from '../../lib/picture-types';
import { FieldNote } from '../FieldNote';
import styles from './editor.module.css';
import { EditorToolbar } from './EditorToolbar';
import { extensions } from './extensions';
import { LinkRow } from './LinkRow';
import { editorTexts as texts } from './texts';
import { PictureRow } from './PictureRow';

interface UploadedPicture {
  /** Path of the largest rendition. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

export interface RichTextProps {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Uploads a picture and returns its address; throws an `ApiError`. Usually `uploadPicture` of api/pictures. */
  onUploadImage: (file: File) => Promise<UploadedPicture>;
  /** The error about the text. */
  error?: string | undefined;
  /** Below the text. */
  hint?: string | undefined;
}

/** Returns '' for an empty text and drops the trailing paragraph after a picture. */
const written = (editor: Editor) => editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

/** The editor itself; use it through RichTextEditor. */
export function RichText({ label, value, onChange, onUploadImage, error, hint }: RichTextProps) {
  const id = useId();
  const pictures = usePictureUpload(onUploadImage);
  const { page, editor } = useTextEditor({ id, value, onChange, onPictures: pictures.insert });
  const [linking, setLinking] = useState(false);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-error={error ? true : undefined}>
        {editor ? (
          <>
            <EditorToolbar
              editor={editor}
              linking={linking}
              onLink={() => setLinking(!linking)}
              onPictures={(files) => void pictures.insert(editor, files)}
              busy={pictures.busy}
            />
            {linking ? <LinkRow editor={editor} onDone={() => setLinking(false)} /> : null}
            {editor.isActive('image') ? <PictureRow editor={editor} /> : null}
          </>
        ) : null}
        <div ref={page} className={styles.text} />
      </div>
      <FieldNote id={`${id}-hint`} role={error ? 'alert' : undefined} error={error} hint={hint} />
      <FieldNote
        role="status"
        error={pictures.failure ? `${texts.uploadFailed} ${pictures.failure}` : null}
        hint={pictures.busy ? texts.uploading : null}
      />
    </div>
  );
}

/** Uploads pictures and inserts them at the cursor. */
function usePictureUpload(onUploadImage: RichTextProps['onUploadImage']) {
  const [upload, setUpload] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const insert = async (editor: Editor, files: readonly File[]) => {
    setUpload({ busy: true, failure: null });
    try {
      for (const file of files) {
        const { url, width, height } = await onUploadImage(file);
        editor.chain().focus().setImage({ src: url, alt: '', width, height }).run();
      }
      setUpload({ busy: false, failure: null });
    } catch (problem) {
      setUpload({ busy: false, failure: messageOf(problem) });
    }
  };
  return { ...upload, insert };
}

interface TextEditorOptions extends Pick<RichTextProps, 'value' | 'onChange'> {
  /** Prefix of the ids of the label and the hint. */
  id: string;
  /** Called with dropped or pasted pictures. */
  onPictures: (editor: Editor, files: File[]) => Promise<void>;
}

/** The editor in the element `page`; null until it exists. It is created once, and follows `value` from then on. */
function useTextEditor({ id, value, onChange, onPictures }: TextEditorOptions) {
  const page = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** What the editor shows, to tell its own changes from those that come from elsewhere. */
  const shown = useRef(value);
  const change = useEffectEvent((html: string) => {
    shown.current = html;
    onChange(html);
  });
  const takePictures = useEffectEvent((into: Editor, data: DataTransfer | null) => {
    const files = pictureFilesOf(data);
    if (files.length > 0) void onPictures(into, files);
    return files.length > 0;
  });
  useEffect(() => {
    const made: Editor = new Editor({
      element: page.current,
      extensions,
      injectNonce: styleNonce(),
      content: shown.current,
      editorProps: {
        attributes: {
          class: `${proseClass} ${styles.page}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-hint`,
        },
        handlePaste: (_view, event) => takePictures(made, event.clipboardData),
        handleDrop: (_view, event) => takePictures(made, event.dataTransfer),
      },
      onUpdate: ({ editor: changed }) => change(written(changed)),
      onTransaction: redraw,
    });
    setEditor(made);
    return () => made.destroy();
  }, [id]);
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { page, editor };
}

/** Returns the pictures among dropped or pasted files. A text that is copied together with its picture stays a text. */
function pictureFilesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html')) return [];
  return [...data.files].filter(({ type }) => PICTURE_TYPES.includes(type));
}
