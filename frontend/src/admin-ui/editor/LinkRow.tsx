import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { FieldNote } from '../FieldNote';
import styles from './editor.module.css';
import { isLinkAddress } from './links';
import { editorTexts } from './texts';

const texts = editorTexts.link;

/** The target of the selected link. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const isLink = editor.isActive('link');
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [tried, setTried] = useState(false);
  const wrong = !isLinkAddress(address.trim());
  const empty = !isLink && editor.state.selection.empty;
  const problem = empty ? texts.nothing : tried && wrong ? texts.wrong : null;
  const apply = () => {
    setTried(true);
    if (wrong || empty) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{texts.label}</label>
      <Input
        id={id}
        autoFocus
        value={address}
        placeholder={texts.hint}
        status={problem ? 'error' : ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button onClick={apply}>{texts.apply}</Button>
      {isLink ? <Button onClick={remove}>{texts.remove}</Button> : null}
      <FieldNote id={`${id}-problem`} role="status" error={problem} />
    </div>
  );
}
