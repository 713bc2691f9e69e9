import { toneOf } from './categories';
import { blogTexts } from './texts';
import { postDay } from './post-day';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  post: { category: string | null; createdAt?: string; readMinutes: number };
}

/** Category, day and how long it takes, in one line. */
export function PostMeta({ post: { category, createdAt, readMinutes } }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      {category ? <b data-tone={toneOf(category)}>{category}</b> : null}
      {createdAt ? <time dateTime={createdAt}>{postDay(createdAt)}</time> : null}
      <span>{blogTexts.readMinutes(readMinutes)}</span>
    </p>
  );
}
