import { Tag } from 'antd';
import type { AccountState, UserRow } from '../../api/back-office-users';
import { Icon, type IconName } from '../../ui/Icon';
import { adminUsersMessages as texts } from './messages';

const LOOKS: Record<AccountState, { color: string; icon: IconName }> = {
  open: { color: 'success', icon: 'check' },
  'email-unverified': { color: 'warning', icon: 'mail' },
  suspended: { color: 'error', icon: 'lock' },
  banned: { color: 'error', icon: 'lock' },
};

/** How an account stands: by colour, sign and words. */
export function StateTag({ state }: Pick<UserRow, 'state'>) {
  const { color, icon } = LOOKS[state];
  return (
    <Tag color={color} icon={<Icon name={icon} />}>
      {texts.states[state]}
    </Tag>
  );
}

/** Whether their papers were seen; administrators send none. */
export function VerifiedTag({ verified, userType }: Pick<UserRow, 'verified' | 'userType'>) {
  if (userType === 'admin') return null;
  return verified ? (
    <Tag color="processing" icon={<Icon name="badge" />}>
      {texts.verified}
    </Tag>
  ) : (
    <Tag>{texts.notVerified}</Tag>
  );
}
