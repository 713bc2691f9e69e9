import { Alert, Button, Result, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OfficeHead, OfficeLink } from '../../../admin-ui';
import { useGetOfficePostQuery } from '../../../api/back-office-posts';
import { messageOf } from '../../../api/error-text';
import { adminPostPath, paths } from '../../../config/paths';
import type { CategoryOption } from '../CategoryTag';
import { adminBlogMessages } from '../messages';
import { PostEditor } from './PostEditor';

const texts = adminBlogMessages.editor;

/** One post in the editor, or a new one, which gets its address with its first words. */
export function PostEditScreen({ categories }: { categories: readonly CategoryOption[] }) {
  const { id } = useParams();
  const [born, setBorn] = useState<string | null>(null);
  const navigate = useNavigate();
  const onBorn = useCallback(
    (made: string) => {
      setBorn(made);
      void navigate(adminPostPath(made), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  if (id && id !== born) return <StoredPost key={id} id={id} categories={categories} />;
  return <PostEditor key="new" post={null} categories={categories} onBorn={onBorn} />;
}

function StoredPost({ id, categories }: { id: string; categories: readonly CategoryOption[] }) {
  const { data, error, isFetching, refetch } = useGetOfficePostQuery({ id }, { refetchOnMountOrArgChange: true });
  const missing = error && 'status' in error && (error.status === 404 || error.status === 400);
  // What was read on an earlier visit may be old by now.
  const [opened, setOpened] = useState(false);
  if (data && (opened || !isFetching)) {
    if (!opened) setOpened(true);
    return <PostEditor post={data} categories={categories} onBorn={() => undefined} />;
  }
  if (missing)
    return (
      <>
        <OfficeHead title={texts.titleEdit} />
        <Result
          status="404"
          title={texts.missing.title}
          subTitle={texts.missing.text}
          extra={
            <OfficeLink to={paths.adminBlog} type="primary">
              {texts.failed.back}
            </OfficeLink>
          }
        />
      </>
    );
  return (
    <>
      <OfficeHead title={texts.titleEdit} />
      {error ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed.title}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        />
      ) : (
        <Skeleton active aria-label={texts.loading} paragraph={{ rows: 10 }} />
      )}
    </>
  );
}
