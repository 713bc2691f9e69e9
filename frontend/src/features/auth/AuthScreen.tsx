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
import { useLatch } from '../../lib/use-latch';
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
  const emailed = useEmailedLinkVisit();
  const role = roleOf(search.get('type'));
  const [mode, setMode] = useMode(role !== null);
  const [typedEmail, setTypedEmail] = useState('');
  const wasSignUp = useLatch(mode === 'sign-up');
  const submissions = useSubmissions();
  const region = useRegion();

  useEffect(() => {
    loadSignUp().catch(() => undefined);
  }, []);

  if (emailed.leavingFor) return <Navigate to={emailed.leavingFor} replace />;
  if (emailed.link) return <EmailedLinkPart link={emailed.link} onDone={emailed.leave} />;
  if (session.user && !submissions.isWorking) return <Navigate to={submissions.next} replace />;
  if (submissions.challenge)
    return (
      <AuthLayout heading={secondFactor.heading} lead={secondFactor.lead}>
        <Suspense>
          <SecondFactorForm
            challenge={submissions.challenge}
            onSubmit={submissions.submitSecondFactor}
            onBack={submissions.cancelChallenge}
          />
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
  return (
    <AuthLayout
      heading={session.closed ? page.closedHeading : isSignIn ? page.signInHeading : page.signUpHeading}
      lead={session.closed ?? (isSignIn ? page.signInLead : page.signUpLead)}
    >
      <Tabs label={page.choose} name="auth" tabs={TABS} value={mode} onChange={setMode} />
      <TabPanel name="auth" id="sign-in" value={mode}>
        <SignInForm
          onSubmit={submissions.submitPassword}
          onPasskey={submissions.submitPasskey}
          onForgotten={(email) => {
            setTypedEmail(email);
            setMode('recovery');
          }}
        />
      </TabPanel>
      <TabPanel name="auth" id="sign-up" value={mode}>
        {wasSignUp ? (
          <Suspense fallback={<Skeleton shape="card" height="420px" />}>
            <SignUpForm key={search.get('type')} userType={role} region={region} onSubmit={submissions.submitSignUp} />
          </Suspense>
        ) : null}
      </TabPanel>
    </AuthLayout>
  );
}

/** What the forms of this page submit. Each leads to the next page once someone is logged in. */
function useSubmissions() {
  const [search] = useSearchParams();
  const next = nextPath(search.get('next'));
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null);
  const [isWorking, setWorking] = useState(false);

  const whileWorking = async (work: () => Promise<boolean>) => {
    setWorking(true);
    try {
      if (await work()) await navigate(next, { replace: true });
    } finally {
      setWorking(false);
    }
  };

  return {
    next,
    /** A form is submitting: the session may exist before its profile, so nothing redirects meanwhile. */
    isWorking,
    /** The second factor that the password was answered with. */
    challenge,
    cancelChallenge: () => setChallenge(null),
    submitPassword: (values: SignInValues) =>
      whileWorking(async () => {
        const outcome = await signIn.withPassword(values);
        if (outcome.kind === 'challenge') setChallenge(outcome.challenge);
        return outcome.kind === 'signed-in';
      }),
    submitSecondFactor: (factor: SecondFactor) =>
      whileWorking(() => signIn.withSecondFactor(challenge?.token ?? '', factor)),
    submitPasskey: (passkey: PasskeyAssertion) => whileWorking(() => signIn.withPasskey(passkey)),
    submitSignUp: (signUp: (returnPath: string | null) => Promise<void>) =>
      whileWorking(() => signUp(ownPath(search.get('next'))).then(() => true)),
  };
}

/** A visit by an emailed link. The page that it leads to takes precedence over this page's own redirect. */
function useEmailedLinkVisit() {
  const session = useSession();
  const navigate = useNavigate();
  const [link, dropLink] = useEmailedLink();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const leave = (returnPath?: string | null) => {
    if (!returnPath) dropLink();
    else if (session.user) setLeavingFor(nextPath(returnPath));
    else void navigate(authPathBackTo(returnPath), { replace: true });
  };
  return { link, leavingFor, leave };
}

type EmailedLinkVisit = ReturnType<typeof useEmailedLinkVisit>;

interface EmailedLinkPartProps {
  link: NonNullable<EmailedLinkVisit['link']>;
  onDone: EmailedLinkVisit['leave'];
}

const EmailedLinkPart = ({ link: { kind, token }, onDone }: EmailedLinkPartProps) => (
  <div className={`wrap ${styles.narrow}`}>
    <Suspense>
      {kind === 'verify' ? (
        <VerifyEmail token={token} onDone={onDone} />
      ) : (
        <EmailChangeLink kind={kind} token={token} onDone={onDone} />
      )}
    </Suspense>
  </div>
);

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
