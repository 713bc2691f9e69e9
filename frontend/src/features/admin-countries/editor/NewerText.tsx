import { Alert, App, Button, Modal } from 'antd';
import { useState } from 'react';
import { Comparison } from '../../../admin-ui/comparing/Comparison';
import {
  useSettleNewerLandingTextMutation,
  type EditableLanding,
  type ReleasedLanding,
} from '../../../api/back-office-countries';
import { messageOf } from '../../../api/error-text';
import { countryModel } from '../form/country-model';
import { fieldsOfLanding } from '../form/units';
import { adminCountriesMessages } from '../messages';
import styles from './editor.module.css';

const { newer: texts } = adminCountriesMessages.editor;

interface NewerTextProps {
  landing: EditableLanding;
  newer: ReleasedLanding;
  changed: boolean;
  onSettled: (standing: EditableLanding) => void;
}

/** The release has moved on; the editor decides. */
export function NewerText({ landing, newer, changed, onSettled }: NewerTextProps) {
  const [comparing, setComparing] = useState(false);
  const [settle, { isLoading: busy }] = useSettleNewerLandingTextMutation();
  const { message } = App.useApp();
  const choose = async (choice: 'take' | 'keep-mine') => {
    const { country, version } = landing;
    try {
      onSettled(await settle({ country, newerTextInput: { choice, version } }).unwrap());
      void message.success(choice === 'take' ? texts.taken : texts.kept);
    } catch (error) {
      void message.error(messageOf(error));
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
            <Button onClick={() => setComparing(true)}>{texts.look}</Button>
            <Button disabled={changed || busy} onClick={() => void choose('take')}>
              {texts.take}
            </Button>
            <Button type="text" disabled={changed || busy} onClick={() => void choose('keep-mine')}>
              {texts.keep}
            </Button>
          </span>
          <Modal open={comparing} title={texts.look} width={800} footer={null} onCancel={() => setComparing(false)}>
            <Comparison model={countryModel} before={fieldsOfLanding(landing)} after={fieldsOfLanding(newer)} />
          </Modal>
        </>
      }
    />
  );
}
