import { useParams } from 'react-router-dom';
import { useGetFamilyPageQuery, type FamilyPage } from '../../api/families';
import { paths } from '../../config/paths';
import { startsOnDay } from '../../entities/people/availability';
import { familyInSentence } from '../../lib/format/family-in-sentence';
import { PageHead } from '../../lib/head';
import { Icon } from '../../ui/Icon';
import { SaveHeart } from '../../entities/people';
import { capitalised } from '../../lib/format/capitalised';
import { FamilyPortrait } from '../../ui/portraits';
import { profilePageTexts as texts } from './texts';
import { ProfileFrame, useAnswerForReader } from './ProfileFrame';
import { ProfileLayout, Words, yesOrNo, type Fact } from './ProfileLayout';
import type { ProfileSlots } from './slots';

const { labels, flags } = texts;
const STATEMENTS = ['ownBathroom', 'carAvailable', 'hasPets'] as const;

/** The page of a family: a teaser for visitors, all of it for members. */
export function FamilyScreen({ slots = {} }: { slots?: ProfileSlots<FamilyPage> }) {
  const { id = '' } = useParams();
  const answer = useAnswerForReader(useGetFamilyPageQuery({ id }));
  return (
    <ProfileFrame answer={answer}>
      {(page) => (
        <>
          <PageHead
            title={capitalised(texts.familyTitle(page.teaser.place))}
            description={texts.familyDescription(page.teaser.place, page.teaser.children)}
          />
          <Family page={page} slots={slots} />
        </>
      )}
    </ProfileFrame>
  );
}

function Family({ page, slots }: { page: FamilyPage; slots: ProfileSlots<FamilyPage> }) {
  const { id, teaser, full, match, saved } = page;
  const name = full ? familyInSentence(full.familyName) : texts.familyTitle(teaser.place);
  const facts: Fact[] = [
    { label: labels.children, value: teaser.children },
    { label: labels.ages, value: full?.childrenAges ?? null },
    { label: labels.week, value: texts.hoursValue(teaser.hoursPerWeek) },
    { label: labels.daysOffGiven, value: full?.daysOff ? texts.daysValue(full.daysOff) : null },
    { label: labels.needsDriver, value: yesOrNo(full?.needsDriver) },
    { label: labels.needsSwimmer, value: yesOrNo(full?.needsSwimmer) },
    { label: labels.smokesAtHome, value: yesOrNo(full?.smokesAtHome) },
    { label: labels.start, value: startsOnDay(teaser.startDate) },
    { label: labels.stay, value: teaser.duration },
    { label: labels.atHome, value: teaser.languagesAtHome },
  ];
  return (
    <ProfileLayout
      id={id}
      name={name}
      under={
        <>
          <Icon name="place" />
          {full?.location ?? teaser.place}
        </>
      }
      tagline={teaser.tagline}
      photos={full?.photos ?? (teaser.photo ? [teaser.photo] : [])}
      previews={full?.photoPreviews ?? [teaser.photoPreview]}
      focalPoints={full?.photoFocalPoints ?? [teaser.photoFocalPoint]}
      drawing={<FamilyPortrait seed={id} children={full?.numberOfChildren ?? 1} />}
      facts={facts}
      statements={STATEMENTS.filter((flag) => teaser[flag]).map((flag) => ({ text: flags[flag] }))}
      ownForm={paths.familyProfileForm}
      heart={<SaveHeart id={id} kind="family" name={name} saved={saved} />}
      writeLabel={texts.writeFamily}
      visitorType="aupair"
      paused={full?.active === false}
      missing={page.missing}
      match={match}
      reputation={teaser}
      trust={slots.trust?.(page)}
      actions={slots.actions?.(page)}
    >
      {full ? (
        <>
          <Words heading={texts.about} text={full.aboutUs} />
          <Words heading={texts.requirements} text={full.requirements} />
          <Words heading={texts.accommodation} text={full.accommodationDetails} />
        </>
      ) : null}
      {slots.below?.(page)}
    </ProfileLayout>
  );
}
