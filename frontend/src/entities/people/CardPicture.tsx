import type { ComponentProps } from 'react';
import type { AuPairCard, FamilyCard } from '../../api/search';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';

type Shape = Pick<ComponentProps<typeof Photo>, 'eager' | 'ratio' | 'sizes'>;

/** The photo on an au pair's card, or a drawing where there is none or it does not load. The name next to it says who it is. */
export function AuPairPicture({
  auPair: { id, photo, photoPreview, photoFocalPoint },
  ...shape
}: { auPair: AuPairCard } & Shape) {
  const drawn = <Portrait seed={id} />;
  if (!photo) return drawn;
  return <Photo photo={photo} preview={photoPreview} focalPoint={photoFocalPoint} fallback={drawn} alt="" {...shape} />;
}

/** The same for a family. */
export function FamilyPicture({
  family: { id, photo, photoPreview, photoFocalPoint, children },
  ...shape
}: { family: Pick<FamilyCard, 'id' | 'photo' | 'photoPreview' | 'photoFocalPoint' | 'children'> } & Shape) {
  const drawn = <FamilyPortrait seed={id} children={children.count} />;
  if (!photo) return drawn;
  return <Photo photo={photo} preview={photoPreview} focalPoint={photoFocalPoint} fallback={drawn} alt="" {...shape} />;
}
