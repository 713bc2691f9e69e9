import { useSearchParams } from 'react-router-dom';
import { useListBlogPostsQuery, type BlogPost } from '../../api/blog';
import { paths } from '../../config/paths';
import { ArrowLink, LinkButton } from '../../ui/Button';
import { KettleDrawing } from '../../ui/drawings/KettleDrawing';
import { LostDrawing } from '../../ui/drawings/LostDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import { arrange } from './arrange';
import { BlogHead } from './BlogHead';
import { listArgs, olderQuery, PAGE_LENGTH, readBlog, type BlogState } from './blog-state';
import styles from './BlogScreen.module.css';
import { CategoryNav } from './CategoryNav';
import { blogTexts as words } from './texts';
import { pictured } from './pictured';
import { PostCard } from './PostCard';

/** The blog: the newest post large, older ones around it, optionally by category. */
export function BlogScreen() {
  const [params] = useSearchParams();
  const state = readBlog(params);
  const { category, unknown } = state;
  return (
    <div className={`wrap ${styles.page}`}>
      <BlogHead state={state} />
      <header className={styles.head}>
        <h1>{category ? words.category[category.slug].title : words.title}</h1>
        <p>{category ? words.category[category.slug].text : words.intro}</p>
      </header>
      <CategoryNav current={unknown ? null : category} />
      {unknown ? (
        <EmptyState drawing={<LostDrawing />} title={words.unknown.title} text={words.unknown.text(unknown)}>
          <LinkButton to={paths.blog}>{words.unknown.action}</LinkButton>
        </EmptyState>
      ) : (
        <Posts state={state} />
      )}
    </div>
  );
}

function Posts({ state }: { state: BlogState }) {
  const { currentData: data, error, refetch } = useListBlogPostsQuery(listArgs(state));
  if (!data) {
    if (!error) return <PostListSkeleton />;
    return <Failed words={words.failed} onAgain={() => void refetch()} />;
  }
  const posts = data.slice(0, PAGE_LENGTH);
  const last = posts.at(-1);
  if (!last) return <NoPosts state={state} />;
  return (
    <>
      <PostList posts={posts} />
      <div className={styles.pages}>
        {state.before ? <ArrowLink to={paths.blog}>{words.newer}</ArrowLink> : null}
        {data.length > PAGE_LENGTH ? (
          <ArrowLink to={paths.blog + olderQuery(state, last.id)} rel="next">
            {words.older}
          </ArrowLink>
        ) : null}
      </div>
    </>
  );
}

function PostList({ posts }: { posts: BlogPost[] }) {
  const shown = pictured(posts);
  return (
    <section aria-labelledby="posts">
      <h2 className="sr" id="posts">
        {words.posts}
      </h2>
      <ol className={styles.posts}>
        {arrange(posts, (post) => shown.has(post)).map(({ post, place }) => (
          <li key={post.id} data-place={place}>
            <PostCard post={post} variant={place === 'lead' ? place : shown.has(post) ? 'tall' : 'text'} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoPosts({ state: { category, before } }: { state: BlogState }) {
  const empty = before ? words.noMore : category ? words.emptyCategory : words.empty;
  return (
    <EmptyState drawing={<KettleDrawing />} title={empty.title} text={empty.text}>
      <LinkButton to={before || category ? paths.blog : paths.searchAuPairs}>{empty.action}</LinkButton>
    </EmptyState>
  );
}

/** Placeholders in the shape of the list while it loads. */
function PostListSkeleton() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">{words.loading}</span>
      <Skeleton shape="card" ratio="16 / 10" />
      <div>
        <Skeleton height="2.4em" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}
