import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { authPathBackTo, paths, signUpPathBackTo } from '../../config/paths';
import { retryImport } from '../../lib/retry-import';
import { LinkButton } from '../../ui/Button';
import styles from './ProfileLayout.module.css';
import { profilePageTexts as texts } from './texts';

/** For new members: others do not load it. */
const ConfirmEmail = lazy(
  retryImport(() => import('../../entities/own-email/ConfirmEmail').then((part) => ({ default: part.ConfirmEmail }))),
);

interface MainActionProps {
  /** Whose page it is, if it is the reader's own. */
  own: 'holder' | 'co-parent' | null;
  firstStep: 'verify_email' | 'complete_profile' | null;
  ownForm: string;
  /** The reader's own form, which leads back here. */
  form: string;
  write: ReactNode;
}

/** The main action of the page. It stays visible on scrolling: below the name, and above the tabs on a phone. */
export function MainAction({ own, firstStep, ownForm, form, write }: MainActionProps) {
  if (!own && firstStep === 'verify_email') return null;
  return (
    <div className={styles.reach}>
      {own === 'co-parent' ? (
        <LinkButton to={paths.accountHousehold} variant="quiet">
          {texts.rights}
        </LinkButton>
      ) : own ? (
        <LinkButton to={ownForm} icon="edit">
          {texts.edit}
        </LinkButton>
      ) : firstStep ? (
        <LinkButton to={form}>{texts.missing.complete_profile.action}</LinkButton>
      ) : (
        write
      )}
    </div>
  );
}

/** For members who see only the teaser: the step that opens the rest. */
export function FirstStep({ missing }: { missing: 'verify_email' | 'complete_profile' }) {
  const words = texts.missing[missing];
  return (
    <section className={styles.invitation}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      {missing === 'verify_email' ? (
        <div className={styles.confirm}>
          <Suspense>
            <ConfirmEmail />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}

/** For visitors: invites them to sign up or log in. */
export function Invitation({ type }: { type: 'family' | 'aupair' }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <section className={styles.invitation}>
        <h2>{texts.visitor.heading}</h2>
        <p>{texts.visitor.text}</p>
      </section>
      <div className={`${styles.reach} ${styles.last}`}>
        <LinkButton to={signUpPathBackTo(type, here)}>{texts.visitor.signUp}</LinkButton>
        <LinkButton variant="quiet" to={authPathBackTo(here)}>
          {texts.visitor.logIn}
        </LinkButton>
      </div>
    </>
  );
}
