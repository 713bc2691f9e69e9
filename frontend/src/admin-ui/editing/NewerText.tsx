import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { Comparison } from '../comparing/Comparison';
import { adminUiTexts } from '../texts';
import type { FieldsModel } from './fields';
import styles from './NewerText.module.css';

const { newer: texts } = adminUiTexts;

interface NewerTextProps<Fields extends object> {
  /** Which item it is, and what happens to the admin's own text when the newer one is taken. */
  words: { title: string; text: string };
  model: FieldsModel<Fields>;
  /** The form's values. */
  mine: Fields;
  /** The release's values; fields without one stay as they are. */
  newer: Partial<Fields>;
  /** While something else must be saved first, or the change is being saved. */
  disabled?: boolean;
  onSettle: (take: boolean) => void;
}

/** Shown when the release contains a newer text of an item that was edited here. The admin compares and decides. */
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
