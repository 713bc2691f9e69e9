import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useId } from 'react';
import styles from './editor.module.css';
import { editorMessages } from './messages';

const texts = editorMessages.picture;

/** What the selected picture shows, in words. */
export function PictureRow({ editor }: { editor: Editor }) {
  const id = useId();
  const alt = String(editor.getAttributes('image')['alt'] ?? '');
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{texts.alt}</label>
      <Input
        id={id}
        value={alt}
        maxLength={300}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => editor.commands.updateAttributes('image', { alt: target.value })}
      />
      <Button danger onClick={() => editor.chain().focus().deleteSelection().run()}>
        {texts.remove}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
    </div>
  );
}
