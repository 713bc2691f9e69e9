import { useGetMyFamilyProfileQuery } from '../../api/families';
import { preloadedPart } from '../../lib/lazy-part';
import { EditorFrame } from './EditorFrame';
import { useOwnDraft, useOwnProfileBegun } from './use-own-profile';

const FamilyProfileForm = preloadedPart(async () => (await import('./FamilyProfileForm')).FamilyProfileForm);

/** The form of a host family, with what was saved before. */
export function FamilyProfileEditor() {
  const begun = useOwnProfileBegun();
  const profile = useGetMyFamilyProfileQuery(undefined, { skip: !begun, refetchOnMountOrArgChange: true });
  const draft = useOwnDraft();
  return (
    <EditorFrame begun={begun} profile={profile} draft={draft}>
      {(saved, savedDraft) => <FamilyProfileForm saved={saved} draft={savedDraft} />}
    </EditorFrame>
  );
}
