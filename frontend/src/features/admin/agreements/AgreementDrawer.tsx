import { Alert, Button, Descriptions, Form, Input, Timeline } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useOpenAgreementMutation,
  type AgreementStep,
  type RegisteredAgreementDetail,
  type RegisteredPerson,
} from '../../../api/admin-agreements';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { StateTag } from '../../../admin-ui/StateTag';
import { momentOf } from '../../../admin-ui/admin-time';
import { messageOf } from '../../../lib/api-error';
import { userPath } from '../../../config/admin-paths';
import { capitalised } from '../../../lib/format/capitalised';
import { dayInWords } from '../../../lib/format/date';
import styles from './agreements.module.css';
import { adminAgreementsTexts as texts } from './texts';
import { Withdrawal } from './Withdrawal';
import { STATE_TONES, stateText } from './state-texts';
import { toast } from '../../../ui/toast';

/** Support actions that members can usually do themselves. */
const ENDED: readonly AgreementStep[] = ['ended_early', 'cancelled'];

/** One agreement, opened after the admin has given a reason. */
export function AgreementDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <AdminDrawer open={id !== null} onClose={onClose} size="large" title={texts.detail.title}>
      {id ? <Opening key={id} id={id} /> : null}
    </AdminDrawer>
  );
}

function Opening({ id }: { id: string }) {
  const [open, { isLoading: busy }] = useOpenAgreementMutation();
  const [opened, setOpened] = useState<RegisteredAgreementDetail | null>(null);
  if (opened) return <Detail agreement={opened} onChange={setOpened} />;
  const look = async ({ reason }: { reason: string }) => {
    try {
      setOpened(await open({ id, agreementOpeningInput: { reason } }).unwrap());
    } catch (problem) {
      toast.error(`${texts.opening.failed} ${messageOf(problem)}`);
    }
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={(values: { reason: string }) => void look(values)}>
      <h2 className={styles.title}>{texts.opening.title}</h2>
      <Form.Item
        name="reason"
        label={texts.opening.reason}
        extra={texts.opening.text}
        rules={[{ required: true, min: 5, message: texts.opening.short }]}
      >
        <Input maxLength={300} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {texts.opening.action}
      </Button>
    </Form>
  );
}

interface DetailProps {
  agreement: RegisteredAgreementDetail;
  onChange: (agreement: RegisteredAgreementDetail) => void;
}

function Detail({ agreement: one, onChange }: DetailProps) {
  const { detail } = texts;
  const placement = one.startsOn && one.endsOn ? texts.placement(dayInWords(one.startsOn), dayInWords(one.endsOn)) : '';
  return (
    <>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'family', label: detail.family, children: <Person person={one.family} /> },
          { key: 'auPair', label: detail.auPair, children: <Person person={one.auPair} /> },
          {
            key: 'state',
            label: detail.state,
            children: <StateTag tone={STATE_TONES[one.state]}>{stateText(one)}</StateTag>,
          },
          { key: 'placement', label: detail.placement, children: `${placement}, ${texts.regions[one.region]}` },
          ...(one.endedOn ? [{ key: 'ended', label: detail.ended, children: dayInWords(one.endedOn) }] : []),
          ...(one.closedReason ? [{ key: 'reason', label: detail.reason, children: one.closedReason }] : []),
          ...(one.fingerprint
            ? [
                {
                  key: 'print',
                  label: detail.fingerprint,
                  children: <code className={styles.print}>{one.fingerprint}</code>,
                },
              ]
            : []),
        ]}
      />
      <h2 className={styles.title}>{detail.terms}</h2>
      {one.clauses.map(({ clause, title, lines }) => (
        <section key={clause} className={styles.clause}>
          <h3>{title}</h3>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </section>
      ))}
      <h2 className={styles.title}>{detail.history}</h2>
      <Timeline
        items={one.history.map(({ step, at, by, version }) => ({
          key: `${step} ${at}`,
          content: (
            <>
              <b>{step === 'ended_early' ? stateText(one) : texts.steps[step]}</b>
              {version === null ? null : `, ${texts.ofVersion(version)}`}
              <span className={styles.small}>
                {momentOf(at)}
                {by ? `, ${by.name ?? texts.gone}` : ENDED.includes(step) ? `, ${texts.byUs}` : null}
              </span>
            </>
          ),
        }))}
      />
      <Alert type="info" showIcon title={detail.rule} />
      <Withdrawal agreement={one} onDone={onChange} />
    </>
  );
}

const Person = ({ person: { id, name } }: { person: RegisteredPerson }) =>
  name === null ? capitalised(texts.gone) : <Link to={userPath(id)}>{capitalised(name)}</Link>;
