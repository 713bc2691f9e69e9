import type { FocalPoint } from '../../ui/focal-point';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';

interface PicturedPerson {
  id: string;
  userType: string | null;
  photo: string | null;
  photoPreview: string | null;
  photoFocalPoint: FocalPoint | null;
}

/** A photo or drawing of a person that fills its frame. */
export function PersonPicture({ person, ratio = '1 / 1' }: { person: PicturedPerson; ratio?: '1 / 1' | '4 / 5' }) {
  const drawn =
    person.userType === 'family' ? (
      <FamilyPortrait seed={person.id} />
    ) : (
      <Portrait seed={person.id} crop={ratio === '1 / 1' ? 'face' : 'figure'} />
    );
  if (!person.photo) return drawn;
  return (
    <Photo
      photo={person.photo}
      preview={person.photoPreview}
      focalPoint={person.photoFocalPoint}
      fallback={drawn}
      alt=""
      ratio={ratio}
      sizes={ratio === '1 / 1' ? '56px' : '160px'}
    />
  );
}
