import { Tag } from 'antd';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import type { AccountState, UserRow } from '../../../api/admin-users';
import type { IconName } from '../../../ui/Icon';
import { adminUsersMessages as texts } from './texts';

const VARIANTS: Record<AccountState, { tone: Tone; icon: IconName }> = {
  open: { tone: 'good', icon: 'check' },
  'email-unverified': { tone: 'waiting', icon: 'mail' },
  suspended: { tone: 'bad', icon: 'lock' },
  banned: { tone: 'bad', icon: 'lock' },
};

/** How an account stands: by colour, sign and words. */
export const AccountTag = ({ state }: Pick<UserRow, 'state'>) => (
  <StateTag {...VARIANTS[state]}>{texts.states[state]}</StateTag>
);

/** Whether their papers were seen; admins send none. */
export function VerifiedTag({ verified, userType }: Pick<UserRow, 'verified' | 'userType'>) {
  if (userType === 'admin') return null;
  if (!verified) return <Tag>{texts.notVerified}</Tag>;
  return (
    <StateTag tone="good" icon="badge">
      {texts.verified}
    </StateTag>
  );
}
