import { useGetMyVerificationQuery } from '../../api/verification';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { verificationTexts } from './texts';
import styles from './verification.module.css';

const { missing: texts } = verificationTexts;

/** On the dashboard until verification is complete: exactly what is missing. */
export function MissingChecks() {
  const { user } = useSession();
  const isPerson = user !== null && user.userType !== 'admin';
  const { data } = useGetMyVerificationQuery(undefined, { skip: !isPerson, refetchOnMountOrArgChange: true });
  if (!data || data.missing.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="verification-missing">
      <h2 id="verification-missing">{texts.heading}</h2>
      <p>{data.role === 'aupair' ? texts.notFound : texts.family}</p>
      <ul>
        {data.checks
          .filter(({ kind }) => data.missing.includes(kind))
          .map(({ kind, title, state }) => (
            <li key={kind}>
              <Icon name={state === 'waiting' ? 'clock' : 'minus'} size={17} />
              <b>{title}</b> <span>{verificationTexts.states[state]}</span>
            </li>
          ))}
      </ul>
      <LinkButton to={paths.verification} variant="quiet">
        {texts.open}
      </LinkButton>
    </section>
  );
}
