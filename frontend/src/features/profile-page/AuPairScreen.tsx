import { useParams } from 'react-router-dom';
import { useGetAuPairPageQuery, type AuPairPage, type AuPairTeaser, type CheckKind } from '../../api/au-pairs';
import { paths } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { freeFromDay } from '../../entities/people/availability';
import { PageHead } from '../../lib/head';
import { Flag } from '../../ui/Flag';
import { SaveHeart } from '../../entities/people';
import { Portrait } from '../../ui/portraits';
import { profilePageTexts as texts } from './texts';
import { ProfileFrame, useAnswerForReader } from './ProfileFrame';
import { ProfileLayout, Words, yesOrNo, type Fact } from './ProfileLayout';
import type { ProfileSlots } from './slots';

const { labels, flags } = texts;
const STATEMENTS = [
  'hasInfantExperience',
  'hasDrivingLicense',
  'hasPoliceCheck',
  'hasWorkWithChildrenCheck',
  'isAlreadyInCountry',
] as const;

/** The check whose documents cover this answer; other answers cannot be checked. */
const CHECKS: Partial<Record<(typeof STATEMENTS)[number], CheckKind>> = {
  hasDrivingLicense: 'driving_licence',
  hasPoliceCheck: 'police_certificate',
  hasWorkWithChildrenCheck: 'working_with_children',
};

function isChecked(flag: (typeof STATEMENTS)[number], { checked }: AuPairTeaser): boolean {
  const kind = CHECKS[flag];
  return kind !== undefined && checked.includes(kind);
}

/** The page of an au pair: a teaser for visitors, all of it for members. */
export function AuPairScreen({ slots = {} }: { slots?: ProfileSlots<AuPairPage> }) {
  const { id = '' } = useParams();
  const answer = useAnswerForReader(useGetAuPairPageQuery({ id }));
  return (
    <ProfileFrame answer={answer}>
      {(page) => (
        <>
          <PageHead
            title={texts.auPairTitle(page.teaser.firstName, page.teaser.nationality)}
            description={texts.auPairDescription(page.teaser.firstName, page.teaser.languages)}
          />
          <AuPair page={page} slots={slots} />
        </>
      )}
    </ProfileFrame>
  );
}

function AuPair({ page, slots }: { page: AuPairPage; slots: ProfileSlots<AuPairPage> }) {
  const { id, teaser, full, match, saved } = page;
  const facts: Fact[] = [
    { label: labels.from, value: freeFromDay(teaser.availabilityDate) },
    { label: labels.duration, value: teaser.preferredDuration },
    { label: labels.place, value: teaser.preferredPlace },
    { label: labels.languages, value: teaser.languages },
    { label: labels.hours, value: full?.preferredHours ? texts.hoursValue(full.preferredHours) : null },
    { label: labels.daysOff, value: full?.daysOff ? texts.daysValue(full.daysOff) : null },
    {
      label: labels.agesCaredFor,
      value: capitalised(full?.agesCaredFor?.map((age) => texts.ages[age]).join(', ') ?? ''),
    },
    { label: labels.swims, value: yesOrNo(full?.swims) },
    { label: labels.livesWithPets, value: yesOrNo(full?.livesWithPets) },
    { label: labels.smokes, value: yesOrNo(full?.smokes) },
    { label: labels.visa, value: full?.visaStatus ?? null },
    { label: labels.town, value: full?.homeTown ?? null },
  ];
  return (
    <ProfileLayout
      id={id}
      name={full ? `${full.firstName} ${full.lastName}` : teaser.firstName}
      firstName={teaser.firstName}
      aside={String(teaser.age)}
      under={
        <>
          {teaser.countryCode ? <Flag code={teaser.countryCode} /> : null}
          {teaser.nationality}
        </>
      }
      tagline={teaser.tagline}
      photos={full?.photos ?? (teaser.photo ? [teaser.photo] : [])}
      previews={full?.photoPreviews ?? [teaser.photoPreview]}
      focalPoints={full?.photoFocalPoints ?? [teaser.photoFocalPoint]}
      drawing={<Portrait seed={id} />}
      facts={facts}
      statements={STATEMENTS.filter((flag) => teaser[flag]).map((flag) => ({
        text: flags[flag],
        checked: isChecked(flag, teaser),
      }))}
      ownForm={paths.auPairProfileForm}
      heart={<SaveHeart id={id} kind="auPair" name={teaser.firstName} saved={saved} />}
      writeLabel={texts.write(teaser.firstName)}
      visitorType="family"
      paused={full?.active === false}
      missing={page.missing}
      match={match}
      reputation={teaser}
      trust={slots.trust?.(page)}
      actions={slots.actions?.(page)}
    >
      {full ? (
        <>
          <Words heading={texts.about} text={full.aboutMe} />
          <Words heading={texts.experience} text={full.experience} />
          <Words heading={texts.skills} text={full.skills} />
          <Words heading={texts.education} text={full.education} />
        </>
      ) : null}
      {slots.below?.(page)}
    </ProfileLayout>
  );
}
