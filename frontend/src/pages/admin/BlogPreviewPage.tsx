import { Link, useParams } from 'react-router-dom';
import { usePreviewPostQuery } from '../../api/admin-posts';
import { adminPostPath } from '../../config/admin-paths';
import { previewTexts as texts } from '../../features/admin/blog/preview-texts';
import { PostArticle } from '../../features/blog/PostScreen';
import { PageHead } from '../../lib/head';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import styles from './BlogPreviewPage.module.css';

/** A post as its page would show it: for admins, out of every cache and search engine. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePreviewPostQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={data ? `${texts.title}: ${data.title}` : texts.title} hidden />
      <p className={styles.bar} role="note">
        {texts.bar} <Link to={adminPostPath(id)}>{texts.edit}</Link>
      </p>
      {data ? (
        <PostArticle post={data} />
      ) : error ? (
        <Failed page words={texts.failed} onAgain={() => void refetch()} />
      ) : (
        <Spinner page label={texts.loading} />
      )}
    </>
  );
}
