import { useState } from 'react';
import { Scene } from '../../ui/scene/Scene';
import { photoSrcSet } from '../../ui/photo-urls';
import { sceneOf } from './categories';

/** An upload, which is there in several sizes. */
const OURS = /^\/media\/([\da-f-]{36})\//;

interface PostPictureProps {
  post: { category: string | null; image_url: string | null };
  /** Far down the page. */
  later?: boolean;
  /** The alternative text; absent for a decorative picture. */
  alt?: string | null | undefined;
}

/** A post's picture, or the drawing of its category where there is none or it did not load. Fills its frame. */
export function PostPicture({ post: { category, image_url }, later = false, alt }: PostPictureProps) {
  const [failed, setFailed] = useState(false);
  if (!image_url || failed) return <Scene name={sceneOf(category)} later={later} />;
  const id = OURS.exec(image_url)?.[1];
  return (
    <img
      src={image_url}
      {...(id ? { srcSet: photoSrcSet(id), sizes: '(max-width: 960px) 92vw, 640px' } : {})}
      alt={alt ?? ''}
      width={1200}
      height={750}
      loading={later ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
