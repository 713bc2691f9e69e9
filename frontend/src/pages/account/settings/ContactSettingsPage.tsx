import {
  AccountFrame,
  AccountPart,
  accountTexts,
  contactDetailsTexts,
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
        <AccountPart heading={contactDetailsTexts.heading} lead={contactDetailsTexts.lead}>
          <ContactSettings />
        </AccountPart>
      )}
    </AccountFrame>
  );
}
