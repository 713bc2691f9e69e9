import {
  AccountFrame,
  AccountPart,
  accountMessages,
  PasskeySettings,
  PasswordForm,
  SecondFactorSettings,
  SessionList,
} from '../../../features/account-settings';

export function Component() {
  return (
    <AccountFrame section="security">
      <AccountPart heading={accountMessages.password.heading} lead={accountMessages.password.lead}>
        <PasswordForm />
      </AccountPart>
      <AccountPart heading={accountMessages.passkeys.heading} lead={accountMessages.passkeys.lead}>
        <PasskeySettings />
      </AccountPart>
      <AccountPart heading={accountMessages.secondFactor.heading}>
        <SecondFactorSettings />
      </AccountPart>
      <AccountPart heading={accountMessages.sessions.heading}>
        <SessionList />
      </AccountPart>
    </AccountFrame>
  );
}
