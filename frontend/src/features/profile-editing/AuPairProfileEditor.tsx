import { useNavigate } from 'react-router-dom';
import {
  useGetMyAuPairProfileQuery,
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  type AuPairProfile,
} from '../../api/au-pairs';
import { useGetMyProfileDraftQuery } from '../../api/profiles';
import { auPairPath, paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { ActiveSwitch } from './ActiveSwitch';
import { EditorFrame } from './EditorFrame';
import { editingMessages } from './messages';
import { auPairSchema, auPairSteps, emptyAuPair, type AuPairValues } from './plan/au-pair-plan';
import { ProfileForm } from './ProfileForm';
import { useActiveChange } from './use-active-change';

/** The form of an au pair. */
export function AuPairProfileEditor() {
  const navigate = useNavigate();
  const profile = useGetMyAuPairProfileQuery();
  const draft = useGetMyProfileDraftQuery();
  const [save] = useSaveMyAuPairProfileMutation();
  const [setActive] = useSetMyAuPairProfileActiveMutation();
  const { busy, change } = useActiveChange((active) => setActive({ activeInput: { active } }).unwrap());

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
    toast.success(editingMessages.saved, active ? editingMessages.savedText : editingMessages.savedPaused);
    await navigate(paths.dashboard);
  };
  return (
    <EditorFrame profile={profile} draft={draft}>
      {(saved, kept) => (
        <>
          {saved ? (
            <ActiveSwitch active={saved.active} busy={busy} onChange={(active) => void change(active)}>
              <ArrowLink to={auPairPath(saved.id)}>{editingMessages.look}</ArrowLink>
            </ActiveSwitch>
          ) : null}
          <ProfileForm
            title={editingMessages.auPairTitle}
            steps={auPairSteps}
            schema={auPairSchema}
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
