import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { FieldNote } from '../FieldNote';
import styles from './editor.module.css';
import { editorTexts } from './texts';

const texts = editorTexts.picture;

/** The description of the selected picture. */
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
      <FieldNote id={`${id}-hint`} hint={texts.hint} />
    </div>
  );
}
