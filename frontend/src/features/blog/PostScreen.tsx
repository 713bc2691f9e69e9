import { Link, useParams } from 'react-router-dom';
import { useGetBlogPostQuery, type BlogPostPage, type RelatedPost } from '../../api/blog';
import { paths } from '../../config/paths';
import { PageHead, useSite } from '../../lib/head';
import { LinkButton } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { Prose, sectionsOf } from '../../ui/prose';
import { SourceList } from '../../ui/SourceList';
import { Spinner } from '../../ui/Spinner';
import { categoryPath, findCategory, postPath } from './categories';
import { FeedLinks } from './FeedLinks';
import { blogTexts } from './texts';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import styles from './PostScreen.module.css';
import { postThings } from './structured-data';

const words = blogTexts.post;

/** Fewer headings than this are seen at a glance. */
const WORTH_A_LIST = 3;

/** One post. */
export function PostScreen() {
  const { slug = '' } = useParams();
  const { currentData: data, error, refetch } = useGetBlogPostQuery({ slug });
  if (data) return <Post post={data} />;
  if (!error) return <Spinner page label={words.loading} />;
  return <Failed page words={blogTexts.failed} onAgain={() => void refetch()} />;
}

function Post({ post }: { post: BlogPostPage }) {
  const site = useSite();
  return (
    <>
      <PageHead
        title={post.seoTitle ?? post.title}
        description={post.seoDescription ?? post.excerpt}
        type="article"
        jsonLd={import.meta.env.SSR ? postThings(site, post) : []}
        cover={post.image_url ? { url: post.image_url, alt: post.image_alt } : undefined}
      >
        <meta property="article:published_time" content={post.createdAt} />
        <meta property="article:modified_time" content={post.updatedAt} />
        <meta property="article:author" content={post.author} />
        {post.category ? <meta property="article:section" content={post.category} /> : null}
        <FeedLinks />
      </PageHead>
      <PostArticle post={post} />
    </>
  );
}

/** All of a post's page but its head: what an editor's preview shows too. */
export function PostArticle({ post }: { post: BlogPostPage }) {
  const category = findCategory(post.category);
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <div className={styles.words}>
          <nav className={styles.breadcrumb} aria-label={words.breadcrumb}>
            <ol>
              <li>
                <Link to={paths.blog}>{words.blog}</Link>
              </li>
              {category ? (
                <li>
                  <Link to={categoryPath(category)}>{category.name}</Link>
                </li>
              ) : null}
            </ol>
          </nav>
          <h1>{post.title}</h1>
          {post.summary ? <p className={styles.summary}>{post.summary}</p> : null}
          <p className={styles.author}>{words.by(post.author)}</p>
          <PostMeta post={post} />
        </div>
        <div className={styles.picture}>
          <PostPicture post={post} alt={post.image_alt} />
        </div>
      </header>
      <div className={`wrap ${styles.body}`}>
        <Contents html={post.content} />
        <div className={styles.text}>
          <Prose html={post.content} />
          {post.sources.length > 0 ? (
            <SourceList sources={post.sources} words={words} text={words.sourcesText} />
          ) : null}
        </div>
      </div>
      <Onward category={post.category} related={post.related} />
    </article>
  );
}

function Contents({ html }: { html: string }) {
  const sections = sectionsOf(html);
  if (sections.length < WORTH_A_LIST) return null;
  return (
    <nav className={styles.contents} aria-labelledby="post-contents">
      <h2 id="post-contents">{words.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Further posts, and one call to action. */
function Onward({ category, related }: { category: string | null; related: RelatedPost[] }) {
  const forAuPairs = findCategory(category)?.slug === 'for-au-pairs';
  const next = forAuPairs ? words.next.auPairs : words.next.families;
  return (
    <aside className={styles.onward}>
      <div className={`wrap ${styles.columns}`}>
        {related.length > 0 ? (
          <section aria-labelledby="post-related">
            <h2 id="post-related">{words.related}</h2>
            <ul className={styles.related}>
              {related.map((post) => (
                <li key={post.slug}>
                  <h3>
                    <Link to={postPath(post.slug)}>{post.title}</Link>
                  </h3>
                  <PostMeta post={post} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section className={styles.next} aria-labelledby="post-next">
          <h2 id="post-next">{next.title}</h2>
          <p>{next.text}</p>
          <LinkButton to={forAuPairs ? paths.searchFamilies : paths.searchAuPairs}>{next.action}</LinkButton>
        </section>
      </div>
    </aside>
  );
}
