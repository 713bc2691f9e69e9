import { useState } from 'react';
import { Scene } from '../../ui/scene/Scene';
import { sceneOf } from './categories';

interface PostPictureProps {
  post: { category: string | null; image_url: string | null };
  /** Far down the page. */
  later?: boolean;
}

/** A post's own picture; where it has none, or it cannot be had, the drawing of its category. Fills its frame. */
export function PostPicture({ post: { category, image_url }, later = false }: PostPictureProps) {
  const [failed, setFailed] = useState(false);
  if (!image_url || failed) return <Scene name={sceneOf(category)} later={later} />;
  return (
    <img
      src={image_url}
      alt=""
      width={1200}
      height={750}
      loading={later ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
