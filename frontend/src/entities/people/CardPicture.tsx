import type { ComponentProps } from 'react';
import type { AuPairCard, FamilyCard } from '../../api/search';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';

type Shape = Pick<ComponentProps<typeof Photo>, 'eager' | 'ratio' | 'sizes'>;

/** The photo on an au pair's card, or a drawing. The name next to it says who it is. */
export function AuPairPicture({
  auPair: { id, photo, photoPreview, photoFocalPoint },
  ...shape
}: { auPair: AuPairCard } & Shape) {
  if (!photo) return <Portrait seed={id} />;
  return <Photo photo={photo} preview={photoPreview} focalPoint={photoFocalPoint} alt="" {...shape} />;
}

/** The same for a family. */
export function FamilyPicture({
  family: { id, photo, photoPreview, photoFocalPoint, children },
  ...shape
}: { family: Pick<FamilyCard, 'id' | 'photo' | 'photoPreview' | 'photoFocalPoint' | 'children'> } & Shape) {
  if (photo) return <Photo photo={photo} preview={photoPreview} focalPoint={photoFocalPoint} alt="" {...shape} />;
  return <FamilyPortrait seed={id} children={children.count} />;
}
