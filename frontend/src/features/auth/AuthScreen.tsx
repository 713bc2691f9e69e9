import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { authPathBackTo } from '../../config/paths';
import { useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { AuthLayout } from './AuthLayout';
import styles from './auth.module.css';
import type { SignInValues, SignUpValues } from './auth-schemas';
import { authMessages } from './texts';
import { nextPath, ownPath } from './next-path';
import { RecoveryRequestForm } from './RecoveryRequestForm';
import { SecondFactorForm } from './SecondFactorForm';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import { useSignIn, type SecondFactor } from './use-sign-in';
import { useSignUp } from './use-sign-up';
import { EmailChangeLink } from './EmailChangeLink';
import { useEmailedLink } from './verification-token';
import { VerifyEmail } from './VerifyEmail';

const { page, secondFactor, recovery } = authMessages;
type Mode = 'sign-in' | 'sign-up' | 'recovery';

const TABS = [
  { id: 'sign-in', label: page.signInTitle },
  { id: 'sign-up', label: page.signUpTitle },
] as const;

/** The role named by `?type=`: family, aupair or au-pair; null for none. */
export function roleOf(type: string | null): SignUpValues['userType'] | null {
  if (type === 'family') return 'family';
  return type === 'aupair' || type === 'au-pair' ? 'aupair' : null;
}

/** Signing in and signing up; also where the verification mail leads. */
export function AuthScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [mailedLink, dropMailedLink] = useEmailedLink();
  const [mode, setMode] = useMode(roleOf(search.get('type')) !== null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [typedEmail, setTypedEmail] = useState('');
  const [working, setWorking] = useState(false);
  const signIn = useSignIn();
  const signUp = useSignUp();
  const region = useRegion();
  const next = nextPath(search.get('next'));

  /** While a form works, the session may stand already and its profile not yet: no one moves on meanwhile. */
  const whileWorking = async (work: () => Promise<boolean>) => {
    setWorking(true);
    try {
      if (await work()) await navigate(next, { replace: true });
    } finally {
      setWorking(false);
    }
  };
  const submitPassword = (values: SignInValues) =>
    whileWorking(async () => {
      const outcome = await signIn.withPassword(values);
      if (outcome.kind === 'challenge') setChallenge(outcome.token);
      return outcome.kind === 'signed-in';
    });
  const submitSecondFactor = (factor: SecondFactor) =>
    whileWorking(() => signIn.withSecondFactor(challenge ?? '', factor));
  const submitSignUp = (values: SignUpValues) =>
    whileWorking(() => signUp(values, ownPath(search.get('next'))).then(() => true));

  if (mailedLink)
    return (
      <div className={`wrap ${styles.narrow}`}>
        {mailedLink.kind === 'verify' ? (
          <VerifyEmail
            token={mailedLink.token}
            onDone={(returnPath) => {
              dropMailedLink();
              if (returnPath) void navigate(authPathBackTo(returnPath), { replace: true });
            }}
          />
        ) : (
          <EmailChangeLink kind={mailedLink.kind} token={mailedLink.token} onDone={dropMailedLink} />
        )}
      </div>
    );
  if (session.user && !working) return <Navigate to={next} replace />;
  if (challenge)
    return (
      <AuthLayout heading={secondFactor.heading} lead={secondFactor.lead}>
        <SecondFactorForm onSubmit={submitSecondFactor} onBack={() => setChallenge(null)} />
      </AuthLayout>
    );
  if (mode === 'recovery')
    return (
      <AuthLayout heading={recovery.heading} lead={recovery.lead}>
        <RecoveryRequestForm email={typedEmail} onBack={() => setMode('sign-in')} />
      </AuthLayout>
    );
  const isSignIn = mode === 'sign-in';
  return (
    <AuthLayout
      heading={session.closed ? page.closedHeading : isSignIn ? page.signInHeading : page.signUpHeading}
      lead={session.closed ?? (isSignIn ? page.signInLead : page.signUpLead)}
    >
      <Tabs label={page.choose} name="auth" tabs={TABS} value={mode} onChange={setMode} />
      <TabPanel name="auth" id="sign-in" value={mode}>
        <SignInForm
          onSubmit={submitPassword}
          onForgotten={(email) => {
            setTypedEmail(email);
            setMode('recovery');
          }}
        />
      </TabPanel>
      <TabPanel name="auth" id="sign-up" value={mode}>
        <SignUpForm
          key={search.get('type')}
          userType={roleOf(search.get('type'))}
          region={region}
          onSubmit={submitSignUp}
        />
      </TabPanel>
    </AuthLayout>
  );
}

const FRAGMENTS: Record<string, Mode> = { '#log-in': 'sign-in', '#sign-up': 'sign-up', '#recovery': 'recovery' };

/** `?type=` opens registration; so does the fragment `#sign-up`, which the server never sees. */
function useMode(roleNamed: boolean) {
  const { hash, key } = useLocation();
  const [mode, setMode] = useState<Mode>(roleNamed ? 'sign-up' : 'sign-in');
  useEffect(() => {
    const named = FRAGMENTS[hash];
    if (named) setMode(named);
  }, [hash, key]);
  return [mode, setMode] as const;
}
