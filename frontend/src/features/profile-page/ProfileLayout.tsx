import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Match } from '../../api/families';
import { paths, pathThen, writeToPath } from '../../config/paths';
import { retryImport } from '../../lib/retry-import';
import { useSession } from '../../lib/session';
import { LinkButton } from '../../ui/Button';
import type { FocalPoint } from '../../ui/focal-point';
import { Icon } from '../../ui/Icon';
import { ReputationLine, type ReputationFacts } from '../../entities/people';
import { capitalised } from '../../lib/format/capitalised';
import { Photo } from '../../ui/Photo';
import { MatchBoth } from './MatchBoth';
import { FirstStep, Invitation, MainAction } from './ProfileActions';
import { profilePageTexts as texts } from './texts';
import styles from './ProfileLayout.module.css';

/** Only for members. */
const ShareProfile = lazy(retryImport(() => import('./ShareProfile')));

const Lightbox = lazy(retryImport(() => import('./Lightbox')));

export interface Fact {
  label: string;
  value: string | null;
}

/** Null, and not shown, while unknown. */
export const yesOrNo = (answer: boolean | null | undefined): string | null =>
  answer == null ? null : texts.yesOrNo[`${answer}`];

interface Statement {
  text: string;
  /** We have seen documents for it. */
  checked?: boolean;
}

interface ProfileLayoutProps {
  id: string;
  name: string;
  /** First name of an au pair. */
  firstName?: string;
  /** Content next to and below the name. */
  aside?: string;
  under: ReactNode;
  tagline: string | null;
  photos: string[];
  previews: (string | null)[];
  focalPoints: (FocalPoint | null)[];
  /** Drawn when there is no photo. */
  drawing: ReactNode;
  facts: Fact[];
  /** The person's own answers. */
  statements: Statement[];
  ownForm: string;
  heart: ReactNode;
  writeLabel: string;
  /** The most likely role of visitors to this page. */
  visitorType: 'family' | 'aupair';
  paused: boolean;
  /** What to do before the whole page is shown. */
  missing: 'sign_up' | 'verify_email' | 'complete_profile' | null;
  match: Match | null;
  /** Reputation among other members. */
  reputation: ReputationFacts;
  /** Facts checked by others, the badge among them. */
  trust?: ReactNode;
  /** Further actions, for members. */
  actions?: ReactNode;
  /** The long texts, for members only. */
  children: ReactNode;
}

/** The layout of a person's page: pictures and facts on one side, texts on the other, one action. */
export function ProfileLayout(props: ProfileLayoutProps) {
  const { id, name, firstName, photos, previews, missing, match, trust, children } = props;
  const { user, status } = useSession();
  const [opened, setOpened] = useState<number | null>(null);
  const own = user?.id === id;
  const readersForm = user?.userType === 'family' ? paths.familyProfileForm : paths.auPairProfileForm;
  /** Until then messages cannot be sent either. */
  const firstStep = user && (missing === 'verify_email' || missing === 'complete_profile') ? missing : null;
  const reach = user ? (
    <MainAction
      own={own ? (user.coParent ? 'co-parent' : 'holder') : null}
      firstStep={firstStep}
      ownForm={props.ownForm}
      form={pathThen(readersForm, writeToPath(id))}
      write={<LinkButton to={writeToPath(id)} icon="message" children={props.writeLabel} />}
    />
  ) : null;
  return (
    <article className={`wrap ${styles.page}`}>
      <Pictures {...props} onOpen={setOpened} />
      <div className={styles.words}>
        <ProfileHead
          {...props}
          ownNote={!own ? null : props.paused ? texts.paused : user.coParent ? texts.ownFamily : texts.own}
        />
        {firstStep ? null : reach}
        <div className={styles.actions}>
          {user && !own ? props.heart : null}
          {user ? (
            <Suspense fallback={<span className={styles.shareSpace} />}>
              <ShareProfile name={capitalised(firstName ?? name)} />
            </Suspense>
          ) : null}
          {user && !own ? props.actions : null}
        </div>
        {firstStep ? <FirstStep missing={firstStep} /> : null}
        {firstStep ? reach : null}
        {trust}
        {match ? <MatchBoth match={match} name={firstName} ownForm={readersForm} /> : null}
        <Facts facts={props.facts} />
        {props.statements.length > 0 ? <Statements statements={props.statements} /> : null}
        {children}
        {status === 'signed-out' ? <Invitation type={props.visitorType} /> : null}
      </div>
      {opened === null ? null : (
        <Suspense>
          <Lightbox name={name} photos={photos} previews={previews} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </article>
  );
}

interface ProfileHeadProps extends Pick<
  ProfileLayoutProps,
  'name' | 'aside' | 'under' | 'reputation' | 'trust' | 'tagline'
> {
  /** Said to the person on their own page. */
  ownNote: string | null;
}

const ProfileHead = ({ name, aside, under, reputation, trust, tagline, ownNote }: ProfileHeadProps) => (
  <header>
    <h1>
      {capitalised(name)}
      {aside ? <span>{aside}</span> : null}
    </h1>
    <p className={styles.under}>{under}</p>
    <div className={styles.reputation}>
      <ReputationLine {...reputation} verified={trust ? null : reputation.verified} />
    </div>
    {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
    {ownNote ? <p className={styles.note}>{ownNote}</p> : null}
  </header>
);

interface PicturesProps extends Pick<ProfileLayoutProps, 'name' | 'photos' | 'previews' | 'focalPoints' | 'drawing'> {
  onOpen: (index: number) => void;
}

/** The photos, each opening the lightbox, or the drawing if there are none. */
const Pictures = ({ name, photos, previews, focalPoints, drawing, onOpen }: PicturesProps) => (
  <div className={styles.pictures}>
    <ul>
      {photos.length === 0 ? <li className={styles.drawing}>{drawing}</li> : null}
      {photos.map((photo, index) => (
        <li key={photo}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(index)}>
            <Photo
              photo={photo}
              preview={previews[index]}
              focalPoint={focalPoints[index]}
              alt={texts.photo(index + 1, name)}
              sizes="(max-width: 959px) 80vw, 440px"
              eager={index === 0}
            />
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const Facts = ({ facts }: { facts: Fact[] }) => (
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
);

const Statements = ({ statements }: { statements: Statement[] }) => (
  <section className={styles.said}>
    <h2>{texts.said}</h2>
    <ul>
      {statements.map(({ text, checked }) => (
        <li key={text}>
          <Icon name={checked ? 'badge' : 'check'} size={17} />
          {text}
          {checked ? <small>{texts.checked}</small> : null}
        </li>
      ))}
    </ul>
    <p>{texts.saidNote[howMuchIsChecked(statements)]}</p>
  </section>
);

function howMuchIsChecked(statements: Statement[]): 'none' | 'some' | 'all' {
  if (statements.every(({ checked }) => checked)) return 'all';
  return statements.some(({ checked }) => checked) ? 'some' : 'none';
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
