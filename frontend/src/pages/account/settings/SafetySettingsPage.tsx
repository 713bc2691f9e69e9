import { AccountFrame, AccountPart } from '../../../features/account-settings';
import { BlockedPeople, OwnReports, safetyTexts } from '../../../features/safety';

const { blocked, reported } = safetyTexts;

export function Component() {
  return (
    <AccountFrame section="safety">
      <AccountPart id="blocked" heading={blocked.heading} lead={blocked.lead}>
        <BlockedPeople />
      </AccountPart>
      <AccountPart id="reported" heading={reported.heading} lead={reported.lead}>
        <OwnReports />
      </AccountPart>
    </AccountFrame>
  );
}
