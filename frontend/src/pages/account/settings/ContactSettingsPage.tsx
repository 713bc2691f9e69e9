import {
  AccountFrame,
  AccountPart,
  accountMessages,
  ContactSettings,
  EmailStatus,
} from '../../../features/account-settings';
import { useSession } from '../../../lib/session';

export function Component() {
  const { user } = useSession();
  return (
    <AccountFrame section="contact">
      <AccountPart heading={accountMessages.email.heading}>
        <EmailStatus />
      </AccountPart>
      {user?.coParent ? null : (
        <AccountPart heading={accountMessages.contact.heading} lead={accountMessages.contact.lead}>
          <ContactSettings />
        </AccountPart>
      )}
    </AccountFrame>
  );
}
