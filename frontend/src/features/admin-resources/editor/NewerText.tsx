import { Alert, App, Button, Modal } from 'antd';
import { useState } from 'react';
import {
  useSettleNewerResourceTextMutation,
  type EditableResource,
  type ReleasedResource,
} from '../../../api/back-office-resources';
import { messageOf } from '../../../api/error-text';
import { Prose } from '../../../ui/prose';
import { adminResourceMessages } from '../messages';
import styles from './editor.module.css';

const { newer: texts, done, notDone } = adminResourceMessages.editor;

interface NewerTextProps {
  resource: EditableResource;
  newer: ReleasedResource;
  changed: boolean;
  onSettled: (standing: EditableResource) => void;
}

/** The release has moved on; the editor decides. */
export function NewerText({ resource: { id, version }, newer, changed, onSettled }: NewerTextProps) {
  const [reading, setReading] = useState(false);
  const [settle, { isLoading: busy }] = useSettleNewerResourceTextMutation();
  const { message } = App.useApp();
  const choose = async (choice: 'take' | 'keep-mine') => {
    try {
      onSettled(await settle({ id, newerResourceInput: { choice, version } }).unwrap());
      void message.success(choice === 'take' ? done.taken : done.kept);
    } catch (error) {
      void message.error(`${notDone} ${messageOf(error)}`);
    }
  };
  return (
    <Alert
      type="info"
      showIcon
      title={texts.title}
      description={
        <>
          <p>{changed ? texts.unsaved : texts.text}</p>
          <span className={styles.buttons}>
            <Button onClick={() => setReading(true)}>{texts.look}</Button>
            <Button disabled={changed || busy} onClick={() => void choose('take')}>
              {texts.take}
            </Button>
            <Button type="text" disabled={changed || busy} onClick={() => void choose('keep-mine')}>
              {texts.keep}
            </Button>
          </span>
          <Modal open={reading} title={newer.title} footer={null} onCancel={() => setReading(false)}>
            {newer.summary ? <p>{newer.summary}</p> : null}
            <Prose html={newer.content} />
          </Modal>
        </>
      }
    />
  );
}
