import { Alert, App, Button, Drawer, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { momentOf } from '../../admin-ui/moments';
import { messageOf } from '../../api/error-text';
import { useAnswerSupportRequestMutation, useGetSupportQueueRequestQuery } from '../../api/back-office';
import { adminSupportMessages as texts } from './messages';
import styles from './admin-support.module.css';

/** One request with everything that was written, and room for our answer. */
export function RequestDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <Drawer open={id !== null} onClose={onClose} size="large" destroyOnHidden title={texts.read}>
      {id ? <Request id={id} /> : null}
    </Drawer>
  );
}

function Request({ id }: { id: string }) {
  const { data, error } = useGetSupportQueueRequestQuery({ id }, { refetchOnMountOrArgChange: true });
  const [answer, { isLoading: busy }] = useAnswerSupportRequestMutation();
  const [words, setWords] = useState('');
  const { message } = App.useApp();
  if (error && !data) return <Alert type="error" showIcon title={texts.failed} description={messageOf(error)} />;
  if (!data) return <Skeleton active />;
  const send = async () => {
    try {
      await answer({ id, supportMessageInput: { words } }).unwrap();
      setWords('');
      void message.success(texts.sent);
    } catch (problem) {
      void message.error(`${texts.notSent} ${messageOf(problem)}`);
    }
  };
  return (
    <>
      <h2 className={styles.title}>{texts.subjects[data.subject]}</h2>
      <ol className={styles.messages}>
        {data.messages.map((one) => (
          <li key={one.id} data-from={one.fromSupport ? 'us' : 'them'}>
            <p className={styles.who}>
              <b>{one.fromSupport ? texts.us : (data.person?.displayName ?? texts.nobody)}</b> {momentOf(one.createdAt)}
            </p>
            <p className={styles.words}>{one.words}</p>
          </li>
        ))}
      </ol>
      <Form layout="vertical" onFinish={() => void send()}>
        <Form.Item label={texts.answer} extra={texts.answerHint} htmlFor="support-answer">
          <Input.TextArea
            id="support-answer"
            rows={6}
            maxLength={4000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!words.trim()}>
          {texts.send}
        </Button>
      </Form>
    </>
  );
}
