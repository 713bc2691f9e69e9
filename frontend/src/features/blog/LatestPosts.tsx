import { useListBlogPostsQuery } from '../../api/blog';
import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { latestArgs } from './blog-state';
import styles from './LatestPosts.module.css';
import { blogTexts } from './texts';
import { pictured } from './pictured';
import { PostCard } from './PostCard';

/** The three newest posts: one large, two next to it. Without posts there is no section. */
export function LatestPosts() {
  const { data } = useListBlogPostsQuery(latestArgs);
  const [newest, ...others] = data ?? [];
  if (!newest) return null;
  const shown = pictured([newest, ...others]);
  const { title, all } = blogTexts.latest;
  return (
    <section className={styles.latest} aria-labelledby="latest-posts">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="latest-posts">{title}</h2>
          <ArrowLink to={paths.blog}>{all}</ArrowLink>
        </div>
        <div className={styles.posts}>
          <PostCard post={newest} variant="tall" later />
          <div className={styles.others}>
            {others.map((post) => (
              <PostCard key={post.id} post={post} variant={shown.has(post) ? 'row' : 'text'} later />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
