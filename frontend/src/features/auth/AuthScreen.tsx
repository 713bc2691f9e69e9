import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { MfaChallenge } from '../../api/sessions';
import { authPathBackTo, paths } from '../../config/paths';
import type { PasskeyAssertion } from '../../lib/passkey';
import { nextPath, ownPath } from '../../lib/next-path';
import { useRegion } from '../../lib/region';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { AuthLayout } from './AuthLayout';
import styles from './auth.module.css';
import type { SignInValues } from './auth-schemas';
import { authTexts } from './texts';
import { SignInForm } from './SignInForm';
import { useSignIn, type SecondFactor } from './use-sign-in';
import { useEmailedLink } from './verification-token';

// Loaded on demand: few people need these forms.
const RecoveryRequestForm = lazy(
  retryImport(() => import('./RecoveryRequestForm').then((part) => ({ default: part.RecoveryRequestForm }))),
);
const SecondFactorForm = lazy(
  retryImport(() => import('./SecondFactorForm').then((part) => ({ default: part.SecondFactorForm }))),
);
const VerifyEmail = lazy(retryImport(() => import('./VerifyEmail').then((part) => ({ default: part.VerifyEmail }))));
const EmailChangeLink = lazy(
  retryImport(() => import('./EmailChangeLink').then((part) => ({ default: part.EmailChangeLink }))),
);

const { Part: SignUpForm, preload: loadSignUp } = lazyPart(() =>
  import('./SignUpForm').then((part) => part.SignUpForm),
);

/** Before the page is drawn, unless it begins with logging in: then the form loads after it. */
export async function loadSignUpIfShown(): Promise<void> {
  const isFirst = !import.meta.env.SSR && location.pathname.endsWith(paths.auth);
  const isShown = !isFirst || location.hash === '#sign-up' || roleOf(new URLSearchParams(location.search).get('type'));
  if (isShown) await loadSignUp();
}

const { page, secondFactor, recovery } = authTexts;
type Mode = 'sign-in' | 'sign-up' | 'recovery';

const TABS = [
  { id: 'sign-in', label: page.signInTitle },
  { id: 'sign-up', label: page.signUpTitle },
] as const;

/** The role in `?type=`: family, aupair or au-pair; null for none. */
function roleOf(type: string | null): 'family' | 'aupair' | null {
  if (type === 'family') return 'family';
  return type === 'aupair' || type === 'au-pair' ? 'aupair' : null;
}

/** The page for logging in and signing up; the verification email links here too. */
export function AuthScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [mailedLink, dropMailedLink] = useEmailedLink();
  const [mode, setMode] = useMode(roleOf(search.get('type')) !== null);
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null);
  const [typedEmail, setTypedEmail] = useState('');
  const [wasSignUp, setWasSignUp] = useState(mode === 'sign-up');
  const [working, setWorking] = useState(false);
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const signIn = useSignIn();
  const region = useRegion();
  const next = nextPath(search.get('next'));

  useEffect(() => {
    loadSignUp().catch(() => undefined);
  }, []);

  /** While a form is submitting, the session may exist before its profile, so nothing redirects meanwhile. */
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
      if (outcome.kind === 'challenge') setChallenge(outcome.challenge);
      return outcome.kind === 'signed-in';
    });
  const submitSecondFactor = (factor: SecondFactor) =>
    whileWorking(() => signIn.withSecondFactor(challenge?.token ?? '', factor));
  const submitPasskey = (passkey: PasskeyAssertion) => whileWorking(() => signIn.withPasskey(passkey));
  const submitSignUp = (signUp: (returnPath: string | null) => Promise<void>) =>
    whileWorking(() => signUp(ownPath(search.get('next'))).then(() => true));

  /** The page that an emailed link leads to; it takes precedence over this page's own redirect. */
  const leave = (returnPath?: string | null) => {
    if (!returnPath) dropMailedLink();
    else if (session.user) setLeavingFor(nextPath(returnPath));
    else void navigate(authPathBackTo(returnPath), { replace: true });
  };

  if (leavingFor) return <Navigate to={leavingFor} replace />;
  if (mailedLink)
    return (
      <div className={`wrap ${styles.narrow}`}>
        <Suspense>
          {mailedLink.kind === 'verify' ? (
            <VerifyEmail token={mailedLink.token} onDone={leave} />
          ) : (
            <EmailChangeLink kind={mailedLink.kind} token={mailedLink.token} onDone={leave} />
          )}
        </Suspense>
      </div>
    );
  if (session.user && !working) return <Navigate to={next} replace />;
  if (challenge)
    return (
      <AuthLayout heading={secondFactor.heading} lead={secondFactor.lead}>
        <Suspense>
          <SecondFactorForm challenge={challenge} onSubmit={submitSecondFactor} onBack={() => setChallenge(null)} />
        </Suspense>
      </AuthLayout>
    );
  if (mode === 'recovery')
    return (
      <AuthLayout heading={recovery.heading} lead={recovery.lead}>
        <Suspense>
          <RecoveryRequestForm email={typedEmail} onBack={() => setMode('sign-in')} />
        </Suspense>
      </AuthLayout>
    );
  const isSignIn = mode === 'sign-in';
  if (!isSignIn && !wasSignUp) setWasSignUp(true);
  return (
    <AuthLayout
      heading={session.closed ? page.closedHeading : isSignIn ? page.signInHeading : page.signUpHeading}
      lead={session.closed ?? (isSignIn ? page.signInLead : page.signUpLead)}
    >
      <Tabs label={page.choose} name="auth" tabs={TABS} value={mode} onChange={setMode} />
      <TabPanel name="auth" id="sign-in" value={mode}>
        <SignInForm
          onSubmit={submitPassword}
          onPasskey={submitPasskey}
          onForgotten={(email) => {
            setTypedEmail(email);
            setMode('recovery');
          }}
        />
      </TabPanel>
      <TabPanel name="auth" id="sign-up" value={mode}>
        {wasSignUp ? (
          <Suspense fallback={<Skeleton shape="card" height="420px" />}>
            <SignUpForm
              key={search.get('type')}
              userType={roleOf(search.get('type'))}
              region={region}
              onSubmit={submitSignUp}
            />
          </Suspense>
        ) : null}
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
