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
  if (person.photo)
    return (
      <Photo
        photo={person.photo}
        preview={person.photoPreview}
        focalPoint={person.photoFocalPoint}
        alt=""
        ratio={ratio}
        sizes={ratio === '1 / 1' ? '56px' : '160px'}
      />
    );
  if (person.userType === 'family') return <FamilyPortrait seed={person.id} />;
  return <Portrait seed={person.id} crop={ratio === '1 / 1' ? 'face' : 'figure'} />;
}
