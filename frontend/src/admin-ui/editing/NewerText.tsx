import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { Comparison } from '../comparing/Comparison';
import { adminUiMessages } from '../texts';
import type { FieldsModel } from './fields';
import styles from './NewerText.module.css';

const { newer: texts } = adminUiMessages;

interface NewerTextProps<Fields extends object> {
  /** Which thing it is, and what becomes of one's own text when the newer one is taken over. */
  words: { title: string; text: string };
  model: FieldsModel<Fields>;
  /** As it is typed. */
  mine: Fields;
  /** What the release brings; fields that it does not speak of stay. */
  newer: Partial<Fields>;
  /** While something else has to be done first, or is being done. */
  disabled?: boolean;
  onSettle: (take: boolean) => void;
}

/** The release has a newer text of something that was edited here. The editor compares them and decides. */
export function NewerText<Fields extends object>(props: NewerTextProps<Fields>) {
  const { words, model, mine, newer, disabled = false, onSettle } = props;
  const [comparing, setComparing] = useState(false);
  return (
    <Alert
      type="info"
      showIcon
      title={words.title}
      description={
        <>
          <p>{words.text}</p>
          <span className={styles.buttons}>
            <Button onClick={() => setComparing(true)}>{texts.look}</Button>
            <Button disabled={disabled} onClick={() => onSettle(true)}>
              {texts.take}
            </Button>
            <Button type="text" disabled={disabled} onClick={() => onSettle(false)}>
              {texts.keep}
            </Button>
          </span>
          <Modal open={comparing} title={texts.look} width={800} footer={null} onCancel={() => setComparing(false)}>
            <Comparison model={model} before={mine} after={{ ...mine, ...newer }} />
          </Modal>
        </>
      }
    />
  );
}
