import { Lightbox as Strip } from '../../ui/Lightbox';
import { Photo } from '../../ui/Photo';
import { lightboxTexts as texts } from './lightbox-texts';

interface LightboxProps {
  name: string;
  photos: readonly string[];
  previews: readonly (string | null)[];
  /** The photo to begin with. */
  first: number;
  onClose: () => void;
}

/** A person's photos over the whole screen. */
export default function Lightbox({ name, photos, previews, first, onClose }: LightboxProps) {
  return (
    <Strip
      title={texts.title(name)}
      slides={photos.map((photo, index) => ({
        key: photo,
        show: (near) => (
          <Photo
            photo={photo}
            preview={previews[index]}
            alt={texts.photo(index + 1, name)}
            sizes="100vw"
            eager={near}
          />
        ),
      }))}
      first={first}
      onClose={onClose}
    />
  );
}
