import { useNavigate } from 'react-router-dom';
import {
  useGetMyAuPairProfileQuery,
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  type AuPairProfile,
} from '../../api/au-pairs';
import { useGetMyVerificationQuery } from '../../api/verification';
import { auPairPath, paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { ActiveSwitch } from './ActiveSwitch';
import { EditorFrame } from './EditorFrame';
import { editingMessages } from './texts';
import { auPairSchema, auPairSchemaAfter, auPairSteps, emptyAuPair, type AuPairValues } from './plan/au-pair-plan';
import { ProfileForm } from './ProfileForm';
import { useActiveChange } from './use-active-change';
import { useOwnDraft, useOwnProfileBegun } from './use-own-profile';

/** The form of an au pair. */
export function AuPairProfileEditor() {
  const navigate = useNavigate();
  const begun = useOwnProfileBegun();
  const profile = useGetMyAuPairProfileQuery(undefined, { skip: !begun, refetchOnMountOrArgChange: true });
  const draft = useOwnDraft();
  const [save] = useSaveMyAuPairProfileMutation();
  const [setActive] = useSetMyAuPairProfileActiveMutation();
  // Families find an au pair once the checks are done. While that is unknown, nothing is claimed.
  const { data: checks } = useGetMyVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  const isFound = checks && checks.missing.length === 0;
  const foundText = isFound ? editingMessages.savedText : checks && editingMessages.savedUnverified;
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
        preferredHours: Number.isNaN(preferredHours) ? null : preferredHours,
      },
    }).unwrap();
    toast.success(editingMessages.saved, active ? foundText : editingMessages.savedPaused);
    await navigate(paths.dashboard);
  };
  return (
    <EditorFrame begun={begun} profile={profile} draft={draft}>
      {(saved, kept) => (
        <>
          {saved ? (
            <ActiveSwitch
              isFound={isFound ?? true}
              active={saved.active}
              busy={busy}
              onChange={(active) => void change(active)}
            >
              <ArrowLink to={auPairPath(saved.id)}>{editingMessages.look}</ArrowLink>
            </ActiveSwitch>
          ) : null}
          <ProfileForm
            title={editingMessages.auPairTitle}
            steps={auPairSteps}
            schema={saved ? auPairSchemaAfter(saved.availabilityDate) : auPairSchema}
            saved={saved ? valuesOf(saved) : emptyAuPair}
            draft={kept}
            onSave={submit}
          />
        </>
      )}
    </EditorFrame>
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
  };
}
