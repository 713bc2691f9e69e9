import { Link } from 'react-router-dom';
import type { BlogPost } from '../../api/blog';
import { postPath } from './categories';
import styles from './PostCard.module.css';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';

interface PostCardProps {
  post: BlogPost;
  /** `lead` is alone and large, `tall` has its picture above, `row` next to the text, `text` has none. */
  variant: 'lead' | 'tall' | 'row' | 'text';
  /** Far down the page: its drawing loads when it comes into view. */
  later?: boolean;
}

/** A post in a list: title, summary and reading time. */
export function PostCard({ post, variant, later = false }: PostCardProps) {
  return (
    <article className={styles.card} data-variant={variant}>
      {variant === 'text' ? null : (
        <div className={styles.picture}>
          <PostPicture post={post} later={later} />
        </div>
      )}
      <div className={styles.words}>
        <h3>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </h3>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}
