import { AccountPart } from './AccountFrame';
import styles from './AccountScreen.module.css';
import { PasskeySettings } from './PasskeySettings';
import { SecondFactorSettings } from './SecondFactorSettings';
import { SessionList } from './SessionList';
import { accountTexts } from './texts';

/** Shown to a new admin until a second factor is set up. */
export default function RequiredSecondFactor({ onReady }: { onReady: () => void }) {
  return (
    <div className={styles.required}>
      <AccountPart heading={accountTexts.secondFactor.heading}>
        <SecondFactorSettings onReady={onReady} />
      </AccountPart>
      <AccountPart heading={accountTexts.passkeys.heading} lead={accountTexts.passkeys.lead}>
        <PasskeySettings onReady={onReady} />
      </AccountPart>
      <AccountPart heading={accountTexts.sessions.heading}>
        <SessionList />
      </AccountPart>
    </div>
  );
}
