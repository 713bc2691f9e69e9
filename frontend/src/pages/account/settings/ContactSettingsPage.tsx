import {
  AccountFrame,
  AccountPart,
  accountTexts,
  ContactSettings,
  EmailStatus,
} from '../../../features/account-settings';
import { useSession } from '../../../lib/session';

export function Component() {
  const { user } = useSession();
  return (
    <AccountFrame section="contact">
      <AccountPart heading={accountTexts.email.heading}>
        <EmailStatus />
      </AccountPart>
      {user?.coParent ? null : (
        <AccountPart heading={accountTexts.contact.heading} lead={accountTexts.contact.lead}>
          <ContactSettings />
        </AccountPart>
      )}
    </AccountFrame>
  );
}
