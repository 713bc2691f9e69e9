import {
  AccountFrame,
  AccountPart,
  accountTexts,
  PasskeySettings,
  PasswordForm,
  SecondFactorSettings,
  SessionList,
} from '../../../features/account-settings';

export function Component() {
  return (
    <AccountFrame section="security">
      <AccountPart heading={accountTexts.password.heading} lead={accountTexts.password.lead}>
        <PasswordForm />
      </AccountPart>
      <AccountPart heading={accountTexts.passkeys.heading} lead={accountTexts.passkeys.lead}>
        <PasskeySettings />
      </AccountPart>
      <AccountPart heading={accountTexts.secondFactor.heading}>
        <SecondFactorSettings />
      </AccountPart>
      <AccountPart heading={accountTexts.sessions.heading}>
        <SessionList />
      </AccountPart>
    </AccountFrame>
  );
}
