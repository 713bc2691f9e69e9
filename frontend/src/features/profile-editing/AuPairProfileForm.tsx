import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  type AuPairProfile,
} from '../../api/au-pairs';
import type { OwnVerification } from '../../api/verification';
import { auPairPath } from '../../config/paths';
import type { ProfileDraft } from '../../api/profiles';
import { nextPath } from '../../lib/next-path';
import { ArrowLink } from '../../ui/Button';
import { retryImport } from '../../lib/retry-import';
import { toast } from '../../ui/toast';
import { ActiveSwitch } from './ActiveSwitch';
import { OwnVisa } from '../../entities/visas';
import { ageToday } from './fields/age-today';
import { numberOrNull } from './plan/rules';
import { editingTexts } from './texts';
import { auPairSchema, auPairSchemaAfter, emptyAuPair, type AuPairValues } from './plan/au-pair-plan';
import { auPairSteps } from './plan/au-pair-steps';
import { ProfileForm } from './ProfileForm';
import { useActiveChange } from './use-active-change';

const AuPairPay = lazy(retryImport(() => import('./ProfilePay').then((module) => ({ default: module.AuPairPay }))));

interface AuPairProfileFormProps {
  saved: AuPairProfile | null;
  draft: ProfileDraft | null;
  checks: OwnVerification | undefined;
}

/** The form of an au pair. */
export function AuPairProfileForm({ saved, draft, checks }: AuPairProfileFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [save] = useSaveMyAuPairProfileMutation();
  const [setActive] = useSetMyAuPairProfileActiveMutation();
  // Families find an au pair once the checks are done. While that is unknown, nothing is claimed.
  const isFound = checks && checks.missing.length === 0;
  const foundText = isFound ? editingTexts.savedText : checks && editingTexts.savedUnverified;
  const { busy, change } = useActiveChange(
    (active) => setActive({ activeInput: { active } }).unwrap(),
    isFound ?? true,
  );

  const submit = async ({
    tagline,
    homeTown,
    visaStatus,
    preferredLocation,
    preferredHours,
    daysOff,
    mostHours,
    leastDaysOff,
    leastChildAge,
    bornOn,
    visaBeganOn,
    australianVisas,
    newZealandVisas,
    ...values
  }: AuPairValues) => {
    const optional = {
      tagline: tagline || null,
      homeTown: homeTown || null,
      visaStatus: visaStatus || null,
      preferredLocation: preferredLocation || null,
    };
    const { active } = await save({
      auPairProfileInput: {
        ...values,
        ...optional,
        preferredHours: numberOrNull(preferredHours),
        daysOff: numberOrNull(daysOff),
        mostHours: numberOrNull(mostHours),
        leastDaysOff: numberOrNull(leastDaysOff),
        leastChildAge: numberOrNull(leastChildAge),
        bornOn: bornOn || null,
        visaBeganOn: visaBeganOn || null,
        australianVisas: numberOrNull(australianVisas),
        newZealandVisas: numberOrNull(newZealandVisas),
      },
    }).unwrap();
    toast.success(editingTexts.saved, active ? foundText : editingTexts.savedPaused);
    await navigate(nextPath(search.get('next')));
  };
  return (
    <>
      {saved ? (
        <ActiveSwitch
          isFound={isFound ?? true}
          active={saved.active}
          busy={busy}
          onChange={(active) => void change(active)}
        >
          <ArrowLink to={auPairPath(saved.id)}>{editingTexts.look}</ArrowLink>
        </ActiveSwitch>
      ) : null}
      <ProfileForm
        title={editingTexts.auPairTitle}
        steps={auPairSteps}
        schema={saved ? auPairSchemaAfter(saved.availabilityDate) : auPairSchema}
        saved={saved ? valuesOf(saved) : emptyAuPair}
        draft={draft}
        notes={{
          daysOff: (
            <Suspense fallback={null}>
              <AuPairPay />
            </Suspense>
          ),
        }}
        panels={{ visa: <OwnVisa typed /> }}
        onSave={submit}
      />
    </>
  );
}

function valuesOf(profile: AuPairProfile): AuPairValues {
  const values = Object.fromEntries(
    Object.keys(emptyAuPair).map((name) => [name, profile[name as keyof AuPairProfile]]),
  ) as AuPairValues;
  return {
    ...values,
    tagline: profile.tagline ?? '',
    homeTown: profile.homeTown ?? '',
    visaStatus: profile.visaStatus ?? '',
    preferredLocation: profile.preferredLocation ?? '',
    preferredHours: profile.preferredHours ?? Number.NaN,
    daysOff: profile.daysOff ?? Number.NaN,
    agesCaredFor: profile.agesCaredFor ?? [],
    dealBreakers: profile.dealBreakers ?? [],
    mostHours: profile.mostHours ?? Number.NaN,
    leastDaysOff: profile.leastDaysOff ?? Number.NaN,
    leastChildAge: profile.leastChildAge ?? Number.NaN,
    bornOn: profile.bornOn ?? '',
    visaBeganOn: profile.visaBeganOn ?? '',
    australianVisas: profile.australianVisas ?? Number.NaN,
    newZealandVisas: profile.newZealandVisas ?? Number.NaN,
    // The age follows from the day of birth: a birthday since the last time has changed it.
    age: (profile.bornOn && ageToday(profile.bornOn)) || profile.age,
  };
}
