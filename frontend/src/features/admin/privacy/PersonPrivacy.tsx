import { Alert, Button, Card, Skeleton } from 'antd';
import { useState } from 'react';
import { ApprovalCard } from '../../../admin-ui/approvals/ApprovalCard';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { momentOf } from '../../../admin-ui/admin-time';
import { ReasonDialog } from '../../../admin-ui/ReasonDialog';
import { useGetMyAccountQuery } from '../../../api/accounts';
import {
  useGetPersonalDataOfPersonQuery,
  useListApprovalsQuery,
  useWithdrawErasureMutation,
  type DataExport,
  type PersonalDataState,
} from '../../../api/admin-privacy';
import { messageOf } from '../../../lib/api-error';
import { fetchFile } from '../../../api/fetch-file';
import { saveFile } from '../../../lib/save-file';
import styles from './privacy.module.css';
import { adminPrivacyTexts } from './texts';
import { ProposalForm } from './ProposalForm';
import { toast } from '../../../ui/toast';

const { person: texts, roles, failed } = adminPrivacyTexts;

interface PrivatePerson {
  id: string;
  userType: keyof typeof roles;
}

/** Role, data export and erasure of one person: pending proposals, possible ones, planned erasure. */
export function PersonPrivacy({ person }: { person: PrivatePerson }) {
  const privacy = useGetPersonalDataOfPersonQuery({ id: person.id }, { refetchOnMountOrArgChange: true });
  const approvals = useListApprovalsQuery(
    { personId: person.id, state: 'waiting' },
    { refetchOnMountOrArgChange: true },
  );
  const problem = [privacy, approvals].find((query) => query.error && !query.data);
  if (problem) return <LoadFailed title={failed} error={problem.error} onAgain={() => void problem.refetch()} />;
  if (!privacy.data || !approvals.data) return <Skeleton active />;
  const data = privacy.data;
  const waiting = approvals.data.items;
  const propose = (kind: 'role-change' | 'export' | 'erasure', button: string) =>
    waiting.some((one) => one.kind === kind) ? (
      <p className={styles.muted}>{texts.waiting}</p>
    ) : (
      <ProposalForm kind={kind} personId={person.id} from={person.userType} button={button} />
    );
  return (
    <div className={styles.list}>
      {waiting.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} />
      ))}
      <Card title={<h3>{texts.role.title}</h3>} className={styles.card ?? ''}>
        <p>{texts.role.text(roles[person.userType])}</p>
        {propose('role-change', texts.role.button)}
      </Card>
      <Card title={<h3>{texts.export.title}</h3>} className={styles.card ?? ''}>
        <p>{texts.export.text}</p>
        <Exports exports={data.exports} />
        {propose('export', texts.export.button)}
      </Card>
      <Card title={<h3>{texts.erasure.title}</h3>} className={styles.card ?? ''}>
        <p>{texts.erasure.text}</p>
        <PlannedErasure id={person.id} state={data} />
        {data.erasure || data.obstacles.length > 0 ? null : propose('erasure', texts.erasure.button)}
      </Card>
    </div>
  );
}

function Exports({ exports }: { exports: DataExport[] }) {
  const { data: me } = useGetMyAccountQuery();
  if (exports.length === 0) return <p className={styles.muted}>{texts.export.none}</p>;
  const save = async ({ id, askedAt }: DataExport) => {
    try {
      saveFile(await fetchFile(`/api/admin/exports/${id}/file`), `personal-data-${askedAt.slice(0, 10)}.zip`);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
  };
  return (
    <ul>
      {exports.map((one) => (
        <li key={one.id}>
          <p>
            {texts.export.asked(momentOf(one.askedAt))}, {texts.export.states[one.state]}{' '}
            {one.state === 'ready' && one.askedBy === me?.id ? (
              <Button size="small" title={texts.export.fetchNote} onClick={() => void save(one)}>
                {texts.export.fetch}
              </Button>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PlannedErasure({ id, state: { erasure, obstacles } }: { id: string; state: PersonalDataState }) {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawErasureMutation();
  if (!erasure)
    return obstacles.length > 0 ? (
      <Alert
        type="info"
        title={texts.erasure.obstacles}
        description={obstacles.map(({ code, words }) => (
          <p key={code}>{words}</p>
        ))}
      />
    ) : null;
  const send = async (reason: string) => {
    await withdraw({ id, cancelErasureInput: { reason } }).unwrap();
    toast.success(texts.erasure.calledOff);
    setAsking(false);
  };
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={texts.erasure.planned(momentOf(erasure.dueAt), erasure.ownWish)}
        action={<Button onClick={() => setAsking(true)}>{texts.erasure.cancel}</Button>}
      />
      {asking ? (
        <ReasonDialog
          words={{ title: texts.erasure.cancel, text: texts.erasure.cancelText, ok: texts.erasure.cancel }}
          harmless
          least={3}
          onCancel={() => setAsking(false)}
          onReason={send}
        />
      ) : null}
    </>
  );
}
