import { Collapse, Skeleton } from 'antd';
import { momentOf } from '../../../admin-ui/admin-time';
import { useListAuditEntriesQuery } from '../../../api/admin-audit';
import styles from './settings.module.css';
import type { SettingKey } from './setting-types';
import { adminSettingsTexts } from './texts';
import { differences } from './setting-values';

const { history: texts } = adminSettingsTexts;
const SHOWN = 10;

/** The ten latest changes of a setting: who, from what to what, when and why. */
export function SettingHistory({ settingKey }: { settingKey: SettingKey }) {
  return (
    <Collapse
      ghost
      size="small"
      items={[{ key: 'history', label: texts.title, children: <Changes settingKey={settingKey} /> }]}
    />
  );
}

function Changes({ settingKey }: { settingKey: SettingKey }) {
  const { data, error } = useListAuditEntriesQuery(
    { subjectType: 'setting', subjectId: settingKey, limit: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return <p>{texts.failed}</p>;
  if (!data) return <Skeleton active title={false} />;
  return (
    <ol className={styles.changes}>
      {data.items.map(({ id, actorName, recordedAt, reason, before, after }) => (
        <li key={id}>
          <p>
            <b>{actorName ?? texts.gone}</b>, {momentOf(recordedAt)}
          </p>
          {before && after
            ? differences(settingKey, before, after).map(({ label, before: was, after: now }) => (
                <p key={label}>
                  {label}: {now} <span className={styles.was}>({`${texts.from} ${was}`})</span>
                </p>
              ))
            : null}
          {reason ? <p className={styles.was}>“{reason}”</p> : null}
        </li>
      ))}
    </ol>
  );
}
