import { Button, Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { StateTag } from '../../../admin-ui/StateTag';
import { Loaded } from '../../../admin-ui/Loaded';
import { momentOf } from '../../../admin-ui/admin-time';
import {
  useAssignContactMessageMutation,
  useGetContactMessageQuery,
  useSetContactMessageStateMutation,
  useUnassignContactMessageMutation,
  type ContactInboxDetail,
} from '../../../api/admin-contact';
import { isApiError, messageOf } from '../../../lib/api-error';
import { useSession } from '../../../lib/session';
import { ContactThread } from './ContactThread';
import { ContactWriting } from './ContactWriting';
import { STATE_TONES } from './state-tones';
import { adminContactTexts } from './texts';
import styles from './contact.module.css';
import { toast } from '../../../ui/toast';

const texts = adminContactTexts.drawer;

/** One message with its replies and notes, its actions, and a form to write. */
export function ContactDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useGetContactMessageQuery({ id: id ?? '' }, { skip: id === null, refetchOnMountOrArgChange: true });
  // While another message loads, the query still has the one before.
  const shown = query.data?.id === id ? query.data : undefined;
  return (
    <AdminDrawer
      open={id !== null}
      onClose={onClose}
      size={720}
      title={shown ? `${shown.name}: ${adminContactTexts.subjects[shown.subject]}` : texts.title}
    >
      <Loaded query={{ ...query, data: shown }} failed={texts.failed}>
        {(message) => (
          <div className={styles.message}>
            <Facts message={message} />
            <Steps message={message} onAssignedMeanwhile={() => void query.refetch()} />
            <ContactThread message={message} />
            <ContactWriting key={message.id} message={message} onThreadChanged={() => void query.refetch()} />
          </div>
        )}
      </Loaded>
    </AdminDrawer>
  );
}

function Facts({ message }: { message: ContactInboxDetail }) {
  const { facts } = texts;
  const { name, email, reference, subject, region, state, createdAt, assignedTo } = message;
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        {
          key: 'from',
          label: facts.from,
          children: (
            <span className={styles.address}>
              {name}, <a href={`mailto:${email}`}>{email}</a>
            </span>
          ),
        },
        { key: 'member', label: texts.member, children: <Member message={message} /> },
        {
          key: 'about',
          label: facts.about,
          children: (
            <span>
              {`${adminContactTexts.subjects[subject]}, ${adminContactTexts.regions[region]}`}{' '}
              <StateTag tone={STATE_TONES[state]}>{adminContactTexts.states[state]}</StateTag>
            </span>
          ),
        },
        { key: 'received', label: facts.received, children: momentOf(createdAt) },
        { key: 'number', label: facts.number, children: reference },
        { key: 'seen', label: facts.seen, children: assignedTo ?? texts.noOne },
      ]}
    />
  );
}

function Member({ message: { member } }: { message: ContactInboxDetail }) {
  if (!member) return texts.noMember;
  return (
    <span>
      <Link to={`/admin/users/${member.id}`}>{member.username}</Link> {`(${texts.roles[member.userType]})`}
      <span className={styles.small}>{member.emailVerified ? texts.memberProven : texts.memberUnproven}</span>
    </span>
  );
}

interface StepsProps {
  message: ContactInboxDetail;
  /** Another admin has changed the assignment: the message is refetched. */
  onAssignedMeanwhile: () => void;
}

function Steps({ message: { id, state, assignedToId }, onAssignedMeanwhile }: StepsProps) {
  const [setState, { isLoading: moving }] = useSetContactMessageStateMutation();
  const { user } = useSession();
  const [assign, { isLoading: assigning }] = useAssignContactMessageMutation();
  const [unassign, { isLoading: unassigning }] = useUnassignContactMessageMutation();
  const done = (step: Promise<unknown>) =>
    void step.catch((problem: unknown) => {
      if (isApiError(problem) && problem.code === 'assigned_meanwhile') onAssignedMeanwhile();
      toast.error(`${texts.failedStep} ${messageOf(problem)}`);
    });
  const move = (to: 'open' | 'closed' | 'spam') => done(setState({ id, contactStateInput: { state: to } }).unwrap());
  return (
    <div className={styles.steps}>
      {assignedToId && assignedToId === user?.id ? (
        <Button loading={unassigning} onClick={() => done(unassign({ id }).unwrap())}>
          {texts.handBack}
        </Button>
      ) : (
        <Button
          loading={assigning}
          onClick={() => done(assign({ id, contactAssigneeInput: { assigneeRead: assignedToId } }).unwrap())}
        >
          {texts.take}
        </Button>
      )}
      {state === 'closed' || state === 'spam' ? (
        <Button loading={moving} onClick={() => move('open')}>
          {state === 'spam' ? texts.notSpam : texts.reopen}
        </Button>
      ) : (
        <>
          <Button loading={moving} onClick={() => move('closed')}>
            {texts.closeIt}
          </Button>
          <Button loading={moving} onClick={() => move('spam')}>
            {texts.spam}
          </Button>
        </>
      )}
    </div>
  );
}
