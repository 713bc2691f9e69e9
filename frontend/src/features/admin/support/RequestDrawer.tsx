import { Button, Descriptions, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { momentOf } from '../../../admin-ui/admin-time';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { StateTag } from '../../../admin-ui/StateTag';
import { useGetMyAccountQuery } from '../../../api/accounts';
import {
  useAssignSupportRequestMutation,
  useGetSupportQueueRequestQuery,
  useSetSupportRequestStateMutation,
  type SupportQueueDetail,
} from '../../../api/admin';
import { useListUsersQuery } from '../../../api/admin-users';
import { messageOf } from '../../../lib/api-error';
import { userPath } from '../../../config/admin-paths';
import { adminSupportTexts as texts } from './texts';
import { RequestThread } from './RequestThread';
import { RequestWriting } from './RequestWriting';
import { STATE_TONES } from './state-tones';
import styles from './support.module.css';
import { toast } from '../../../ui/toast';

const ADMINS = { userType: 'admin', limit: 50 } as const;

/** One request: the member, the assigned admin, the messages, and a form for a reply or a note. */
export function RequestDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <AdminDrawer open={id !== null} onClose={onClose} size={720} title={texts.read}>
      {id ? <Request key={id} id={id} /> : null}
    </AdminDrawer>
  );
}

function Request({ id }: { id: string }) {
  const { data, error, refetch } = useGetSupportQueueRequestQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadFailed title={texts.requestFailed} error={error} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <div className={styles.request}>
      <h2 className={styles.title}>{texts.subjects[data.subject]}</h2>
      <Facts request={data} />
      <Steps request={data} />
      <RequestThread request={data} />
      <RequestWriting request={data} onThreadChanged={() => void refetch()} />
    </div>
  );
}

function Facts({ request: { person, state, createdAt } }: { request: SupportQueueDetail }) {
  const { facts } = texts;
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        {
          key: 'who',
          label: facts.who,
          children: person ? (
            <span>
              <Link to={userPath(person.id)}>{person.displayName}</Link> ({texts.roles[person.userType]})
            </span>
          ) : (
            texts.departed
          ),
        },
        {
          key: 'state',
          label: facts.state,
          children: <StateTag tone={STATE_TONES[state]}>{texts.states[state]}</StateTag>,
        },
        { key: 'asked', label: facts.asked, children: momentOf(createdAt) },
      ]}
    />
  );
}

function Steps({ request: { id, state, assignedTo, messages } }: { request: SupportQueueDetail }) {
  const { data: me } = useGetMyAccountQuery();
  const admins = useListUsersQuery(ADMINS, { refetchOnMountOrArgChange: true });
  const [assign, { isLoading: assigning }] = useAssignSupportRequestMutation();
  const [setState] = useSetSupportRequestStateMutation();
  const [asking, setAsking] = useState(false);
  const selectId = useId();
  const isClosed = state === 'closed';
  const words = isClosed ? texts.reopen : texts.closing;
  const give = async (adminId: string | null) => {
    try {
      await assign({ id, supportAssigneeInput: { adminId, assigneeRead: assignedTo?.id ?? null } }).unwrap();
      toast.success(texts.assigned);
    } catch (problem) {
      toast.error(`${texts.failedStep} ${messageOf(problem)}`);
    }
  };
  const move = async (reason: string) => {
    const to = isClosed ? ('open' as const) : ('closed' as const);
    await setState({ id, supportStateInput: { state: to, reason, readUntil: messages.at(-1)?.id } }).unwrap();
    toast.success(words.done);
    setAsking(false);
  };
  const choices = (admins.data?.items ?? []).map(({ id: value, name, username }) => ({
    value,
    label: value === me?.id ? texts.me(name ?? username) : (name ?? username),
  }));
  // The assigned person may no longer be an admin.
  if (assignedTo && !choices.some(({ value }) => value === assignedTo.id))
    choices.unshift({ value: assignedTo.id, label: assignedTo.name ?? texts.gone });
  return (
    <div className={styles.steps}>
      <label htmlFor={selectId}>{texts.assignee}</label>
      <Select
        id={selectId}
        className={styles.assignee ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={texts.noOne}
        value={assignedTo?.id ?? null}
        loading={assigning || admins.isLoading}
        disabled={assigning}
        notFoundContent={admins.error ? texts.adminsFailed : undefined}
        options={choices}
        onChange={(adminId: string | undefined) => void give(adminId ?? null)}
      />
      {me && assignedTo?.id !== me.id ? (
        <Button loading={assigning} onClick={() => void give(me.id)}>
          {texts.take}
        </Button>
      ) : null}
      <Button onClick={() => setAsking(true)}>{words.act}</Button>
      {asking ? (
        <ReasonDialog
          words={{ title: words.title, text: words.text, ok: words.act }}
          harmless
          least={3}
          onCancel={() => setAsking(false)}
          onReason={move}
        />
      ) : null}
    </div>
  );
}
