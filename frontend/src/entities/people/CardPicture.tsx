import type { ComponentProps } from 'react';
import type { AuPairCard, FamilyCard } from '../../api/search';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';

type Shape = Pick<ComponentProps<typeof Photo>, 'eager' | 'ratio' | 'sizes'>;

/** The photo on an au pair's card, or a drawing. The name next to it says who it is. */
export function AuPairPicture({ auPair: { id, photo, photoPreview }, ...shape }: { auPair: AuPairCard } & Shape) {
  return photo ? <Photo photo={photo} preview={photoPreview} alt="" {...shape} /> : <Portrait seed={id} />;
}

/** The same for a family. */
export function FamilyPicture({
  family: { id, photo, photoPreview, children },
  ...shape
}: { family: Pick<FamilyCard, 'id' | 'photo' | 'photoPreview' | 'children'> } & Shape) {
  if (photo) return <Photo photo={photo} preview={photoPreview} alt="" {...shape} />;
  return <FamilyPortrait seed={id} children={children.count} />;
}
