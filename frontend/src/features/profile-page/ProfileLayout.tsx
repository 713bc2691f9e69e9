import { useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Match } from '../../api/families';
import { authPathBackTo, paths } from '../../config/paths';
import { useSession } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { MatchPanel, ReputationLine, type ReputationFacts } from '../../entities/people';
import { Photo } from '../../ui/Photo';
import { profilePageMessages as texts } from './texts';
import styles from './ProfileLayout.module.css';

export interface Fact {
  label: string;
  value: string | null;
}

export interface Said {
  text: string;
  checked?: boolean;
}

interface ProfileLayoutProps {
  id: string;
  name: string;
  /** What stands next to and beneath the name. */
  aside?: string;
  under: ReactNode;
  tagline: string | null;
  photos: string[];
  previews: (string | null)[];
  /** Drawn where there is no photo. */
  drawing: ReactNode;
  facts: Fact[];
  /** What they say of themselves, and whether we have seen papers for it. */
  said: Said[];
  ownForm: string;
  heart: ReactNode;
  writeLabel: string;
  paused: boolean;
  /** What to do before the whole page is shown. */
  missing: 'sign_up' | 'verify_email' | 'complete_profile' | null;
  match: Match | null;
  /** What others know of them. */
  reputation: ReputationFacts;
  /** What was checked, by others than themselves. */
  trust?: ReactNode;
  /** More that can be done with this person, for those who are signed in. */
  actions?: ReactNode;
  /** The long texts; only for those who are signed in. */
  children: ReactNode;
}

/** The shape of a person's page: pictures and facts on one side, words on the other, one action. */
export function ProfileLayout({
  id,
  name,
  aside,
  under,
  tagline,
  photos,
  previews,
  drawing,
  facts,
  said,
  ownForm,
  heart,
  writeLabel,
  paused,
  missing,
  match,
  reputation,
  trust,
  actions,
  children,
}: ProfileLayoutProps) {
  const { user, status } = useSession();
  const own = user?.id === id;
  return (
    <article className={`wrap ${styles.page}`}>
      <div className={styles.pictures}>
        <ul>
          {photos.length === 0 ? <li className={styles.drawing}>{drawing}</li> : null}
          {photos.map((photo, index) => (
            <li key={photo}>
              <Photo
                photo={photo}
                preview={previews[index]}
                alt={texts.photo(index + 1, name)}
                sizes="(max-width: 959px) 80vw, 440px"
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.words}>
        <header>
          <h1>
            {name}
            {aside ? <span>{aside}</span> : null}
          </h1>
          <p className={styles.under}>{under}</p>
          <div className={styles.reputation}>
            <ReputationLine {...reputation} />
          </div>
          {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
          {own ? <p className={styles.note}>{paused ? texts.paused : texts.own}</p> : null}
          <div className={styles.acts}>
            {own ? (
              <LinkButton to={ownForm} icon="edit">
                {texts.edit}
              </LinkButton>
            ) : user ? (
              <>
                <LinkButton to={`${paths.messages}?to=${id}`} icon="message">
                  {writeLabel}
                </LinkButton>
                {heart}
                {actions}
              </>
            ) : null}
          </div>
        </header>
        {trust}
        {match ? <MatchPanel match={match} most={8} /> : null}
        <section aria-label={texts.facts}>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) =>
              value ? (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </section>
        {said.length > 0 ? (
          <section className={styles.said}>
            <h2>{texts.said}</h2>
            <ul>
              {said.map(({ text, checked }) => (
                <li key={text}>
                  <Icon name={checked ? 'badge' : 'check'} size={17} />
                  {text}
                  {checked ? <small>{texts.checked}</small> : null}
                </li>
              ))}
            </ul>
            <p>{texts.saidNote[howMuchIsChecked(said)]}</p>
          </section>
        ) : null}
        {children}
        {status === 'signed-out' ? <Invitation /> : null}
        {user && (missing === 'verify_email' || missing === 'complete_profile') ? (
          <FirstStep
            missing={missing}
            form={user.userType === 'family' ? paths.familyProfileForm : paths.auPairProfileForm}
          />
        ) : null}
      </div>
    </article>
  );
}

function howMuchIsChecked(said: Said[]): 'none' | 'some' | 'all' {
  if (said.every(({ checked }) => checked)) return 'all';
  return said.some(({ checked }) => checked) ? 'some' : 'none';
}

/** A heading and paragraphs as they were written. */
export function Words({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.long}>
      <h2>{heading}</h2>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

/** For people who are signed in and read the teaser alone: the one step that opens the rest. */
function FirstStep({ missing, form }: { missing: 'verify_email' | 'complete_profile'; form: string }) {
  const words = texts.missing[missing];
  return (
    <section className={styles.invitation}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <div className={styles.acts}>
        <LinkButton to={missing === 'verify_email' ? paths.account : form}>{words.action}</LinkButton>
      </div>
    </section>
  );
}

function Invitation() {
  const { pathname, search } = useLocation();
  const back = authPathBackTo(pathname + search);
  return (
    <section className={styles.invitation}>
      <h2>{texts.visitor.heading}</h2>
      <p>{texts.visitor.text}</p>
      <div className={styles.acts}>
        <LinkButton to={`${back}#sign-up`}>{texts.visitor.signUp}</LinkButton>
        <LinkButton variant="quiet" to={back}>
          {texts.visitor.logIn}
        </LinkButton>
      </div>
    </section>
  );
}
