import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useSaveMyFamilyProfileMutation,
  useSetMyFamilyProfileActiveMutation,
  type FamilyProfile,
} from '../../api/families';
import { familyPath } from '../../config/paths';
import type { ProfileDraft } from '../../api/profiles';
import { nextPath } from '../../lib/next-path';
import { ArrowLink } from '../../ui/Button';
import { retryImport } from '../../lib/retry-import';
import { toast } from '../../ui/toast';
import { ActiveSwitch } from './ActiveSwitch';
import { numberOrNull } from './plan/rules';
import { editingTexts } from './texts';
import { emptyFamily, familySchema, familySchemaAfter, familySteps, type FamilyValues } from './plan/family-plan';
import { ProfileForm } from './ProfileForm';
import { useActiveChange } from './use-active-change';

const FamilyPay = lazy(retryImport(() => import('./ProfilePay').then((module) => ({ default: module.FamilyPay }))));

interface FamilyProfileFormProps {
  saved: FamilyProfile | null;
  draft: ProfileDraft | null;
}

/** The form of a host family. */
export function FamilyProfileForm({ saved, draft }: FamilyProfileFormProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [save] = useSaveMyFamilyProfileMutation();
  const [setActive] = useSetMyFamilyProfileActiveMutation();
  const { busy, change } = useActiveChange((active) => setActive({ activeInput: { active } }).unwrap());

  const submit = async ({
    tagline,
    languagesAtHome,
    daysOff,
    leastHours,
    leastAge,
    mostAge,
    ...values
  }: FamilyValues) => {
    const { active } = await save({
      familyProfileInput: {
        ...values,
        tagline: tagline || null,
        languagesAtHome: languagesAtHome || null,
        daysOff: numberOrNull(daysOff),
        leastHours: numberOrNull(leastHours),
        leastAge: numberOrNull(leastAge),
        mostAge: numberOrNull(mostAge),
      },
    }).unwrap();
    toast.success(editingTexts.saved, active ? editingTexts.savedText : editingTexts.savedPaused);
    await navigate(nextPath(search.get('next')));
  };
  return (
    <>
      {saved ? (
        <ActiveSwitch active={saved.active} busy={busy} onChange={(active) => void change(active)}>
          <ArrowLink to={familyPath(saved.id)}>{editingTexts.look}</ArrowLink>
        </ActiveSwitch>
      ) : null}
      <ProfileForm
        title={editingTexts.familyTitle}
        steps={familySteps}
        schema={saved ? familySchemaAfter(saved.startDate) : familySchema}
        saved={saved ? valuesOf(saved) : emptyFamily}
        draft={draft}
        notes={{
          startDate: (
            <Suspense fallback={null}>
              <FamilyPay hasProfile={saved !== null} />
            </Suspense>
          ),
        }}
        onSave={submit}
      />
    </>
  );
}

function valuesOf(profile: FamilyProfile): FamilyValues {
  const values = Object.fromEntries(
    Object.keys(emptyFamily).map((name) => [name, profile[name as keyof FamilyProfile]]),
  ) as FamilyValues;
  return {
    ...values,
    tagline: profile.tagline ?? '',
    languagesAtHome: profile.languagesAtHome ?? '',
    daysOff: profile.daysOff ?? Number.NaN,
    dealBreakers: profile.dealBreakers ?? [],
    leastHours: profile.leastHours ?? Number.NaN,
    leastAge: profile.leastAge ?? Number.NaN,
    mostAge: profile.mostAge ?? Number.NaN,
  };
}
