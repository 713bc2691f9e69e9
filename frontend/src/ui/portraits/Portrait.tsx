import { useCallback, useId } from 'react';
import { useDrawing, type Drawings } from './drawings';
import type { FamilyLook } from './looks';
import type { Person } from './person';
import styles from './Portrait.module.css';

interface PortraitProps {
  /** Whose picture it is: the same seed gives the same face. Usually the person's id. */
  seed: string;
  look?: Partial<Person>;
  crop?: 'figure' | 'face';
  /** Says who it is; without it the picture is decoration. */
  title?: string;
}

/** A drawn person for those who have no photo. Never a grey silhouette. */
export function Portrait({ seed, look, crop = 'figure', title }: PortraitProps) {
  const id = useSvgId();
  const draw = useCallback(({ drawPortrait }: Drawings) => drawPortrait(seed, look ?? {}, id), [seed, look, id]);
  const markup = useDrawing(id, seed, draw);
  const viewBox = crop === 'face' ? '60 30 290 290' : '0 0 400 500';
  return <Drawn id={id} viewBox={viewBox} fit="xMidYMin slice" markup={markup} title={title} />;
}

interface FamilyPortraitProps {
  seed: string;
  look?: FamilyLook;
  /** How many children to draw when no look is given. */
  children?: number;
  title?: string;
}

/** A drawn family at home. */
export function FamilyPortrait({ seed, look, children = 1, title }: FamilyPortraitProps) {
  const id = useSvgId();
  const draw = useCallback(
    ({ drawFamily }: Drawings) => drawFamily(seed, look, children, id),
    [seed, look, children, id],
  );
  const markup = useDrawing(id, seed, draw);
  const sky = look?.sky ?? 0;
  return <Drawn id={id} viewBox={`0 ${-sky} 640 ${480 + sky}`} fit="xMidYMax slice" markup={markup} title={title} />;
}

function useSvgId(): string {
  return useId().replace(/[^\w-]/g, '');
}

interface DrawnProps {
  id: string;
  viewBox: string;
  fit: string;
  markup: string;
  title: string | undefined;
}

function Drawn({ id, viewBox, fit, markup, title }: DrawnProps) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      className={styles.drawing}
      data-drawing={id}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      focusable="false"
      {...named}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
