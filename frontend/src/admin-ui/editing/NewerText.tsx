import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { Comparison } from '../comparing/Comparison';
import { adminUiTexts } from '../texts';
import { useSubmission } from '../use-submission';
import type { FieldsModel } from './fields';
import styles from './NewerText.module.css';
import type { Edited, Editing } from './use-editing';

const { newer: texts, notDone } = adminUiTexts;

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

interface NewerItemTextProps<Fields extends object, Item extends Edited<Fields>> {
  words: { title: string; text: string; unsaved: string; taken: string; kept: string };
  editing: Pick<Editing<Fields, Item>, 'fields' | 'changed' | 'adopt'>;
  model: FieldsModel<Fields>;
  newer: Partial<Fields>;
  /** Saves the decision. Throws an `ApiError`. */
  settle: (choice: 'take' | 'keep-mine') => Promise<Item>;
}

/** The same in an editor that saves when the admin asks: unsaved changes must be saved first. */
export function NewerItemText<Fields extends object, Item extends Edited<Fields>>(
  props: NewerItemTextProps<Fields, Item>,
) {
  const { words, editing, model, newer, settle } = props;
  const { send, busy } = useSubmission({ onFailed: (message) => toast.error(`${notDone} ${message}`) });
  const choose = async (take: boolean) => {
    if (await send(async () => editing.adopt(await settle(take ? 'take' : 'keep-mine'))))
      toast.success(take ? words.taken : words.kept);
  };
  return (
    <NewerText
      words={{ title: words.title, text: editing.changed ? words.unsaved : words.text }}
      model={model}
      mine={editing.fields}
      newer={newer}
      disabled={editing.changed || busy}
      onSettle={(take) => void choose(take)}
    />
  );
}
