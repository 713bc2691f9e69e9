import { Alert, Button, Result, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OfficeHead, OfficeLink } from '../../../admin-ui';
import { useGetOfficeResourceQuery } from '../../../api/back-office-resources';
import { messageOf } from '../../../api/error-text';
import { adminResourcePath, paths } from '../../../config/paths';
import { adminResourceMessages } from '../messages';
import { ResourceEditor } from './ResourceEditor';

const texts = adminResourceMessages.editor;

/** One guide in the editor, or a new one, which gets its address when it is saved first. */
export function ResourceEditScreen() {
  const { id } = useParams();
  const [born, setBorn] = useState<string | null>(null);
  const navigate = useNavigate();
  const onBorn = useCallback(
    (made: string) => {
      setBorn(made);
      void navigate(adminResourcePath(made), { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  if (id && id !== born) return <StoredResource key={id} id={id} />;
  return <ResourceEditor key="new" resource={null} onBorn={onBorn} />;
}

function StoredResource({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useGetOfficeResourceQuery({ id }, { refetchOnMountOrArgChange: true });
  const missing = error && 'status' in error && (error.status === 404 || error.status === 400);
  // What was read on an earlier visit may be old by now.
  const [opened, setOpened] = useState(false);
  if (data && (opened || !isFetching)) {
    if (!opened) setOpened(true);
    return <ResourceEditor resource={data} onBorn={() => undefined} />;
  }
  return (
    <>
      <OfficeHead title={texts.titleEdit} />
      {missing ? (
        <Result
          status="404"
          title={texts.missing.title}
          subTitle={texts.missing.text}
          extra={
            <OfficeLink to={paths.adminResources} type="primary">
              {texts.failed.back}
            </OfficeLink>
          }
        />
      ) : error ? (
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
