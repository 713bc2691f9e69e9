import { Tag } from 'antd';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import type { AccountState, UserRow } from '../../../api/admin-users';
import type { IconName } from '../../../ui/Icon';
import { adminUsersTexts as texts } from './texts';

const VARIANTS: Record<AccountState, { tone: Tone; icon: IconName }> = {
  open: { tone: 'good', icon: 'check' },
  'email-unverified': { tone: 'waiting', icon: 'mail' },
  suspended: { tone: 'bad', icon: 'lock' },
  banned: { tone: 'bad', icon: 'lock' },
};

/** The state of an account: by colour, icon and text. */
export const AccountTag = ({ state }: Pick<UserRow, 'state'>) => (
  <StateTag {...VARIANTS[state]}>{texts.states[state]}</StateTag>
);

/** The verification state; admins have none. */
export function VerifiedTag({ verified, userType }: Pick<UserRow, 'verified' | 'userType'>) {
  if (userType === 'admin') return null;
  if (!verified) return <Tag>{texts.notVerified}</Tag>;
  return (
    <StateTag tone="good" icon="badge">
      {texts.verified}
    </StateTag>
  );
}
