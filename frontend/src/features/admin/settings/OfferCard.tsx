import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { momentOf } from '../../../admin-ui/admin-time';
import { useListApprovalsQuery, useProposeApprovalMutation } from '../../../api/admin-privacy';
import type { SiteSetting } from '../../../api/admin-settings';
import { paths } from '../../../config/paths';
import { adminSettingsTexts } from './texts';
import { OfferFields } from './OfferFields';
import { SettingCard } from './SettingCard';

const { offer: texts } = adminSettingsTexts;

/** The offer: a change that one admin proposes becomes active once a second one approves. */
export function OfferCard({ setting }: { setting: SiteSetting }) {
  const { data } = useListApprovalsQuery({ kind: 'offer', state: 'waiting' }, { refetchOnMountOrArgChange: true });
  const [propose] = useProposeApprovalMutation();
  const [waiting] = data?.items ?? [];
  return (
    <SettingCard
      settingKey="offer"
      setting={setting}
      words={texts}
      Fields={OfferFields}
      propose={({ value: offer, version, reason }) =>
        propose({ approvalProposalInput: { kind: 'offer', offer, version, reason } }).unwrap()
      }
      waiting={
        waiting ? (
          <Alert
            type="info"
            showIcon
            style={{ marginBottom: 16 }}
            title={texts.waits}
            description={
              <>
                {texts.asked(waiting.proposedByName, momentOf(waiting.proposedAt), waiting.reason)}{' '}
                <Link to={paths.adminApprovals}>{texts.look}</Link>
              </>
            }
          />
        ) : null
      }
    />
  );
}
