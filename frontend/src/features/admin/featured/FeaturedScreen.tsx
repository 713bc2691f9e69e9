import { Button, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useGetFeaturedFamiliesQuery } from '../../../api/admin-featured-families';
import { Icon } from '../../../ui/Icon';
import styles from './featured.module.css';
import { FeaturedEditor } from './FeaturedEditor';
import { adminFeaturedTexts as texts } from './texts';
import { featuredPages, pageOf, type FeaturedPage } from './featured-pages';

/** Chooses the families at the top of a page. The page is in the address. */
export function FeaturedScreen() {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search.get('place'));
  return (
    <>
      <AdminHead title={texts.title} text={texts.text}>
        <div className={styles.head}>
          <label className={styles.field}>
            <span>{texts.place}</span>
            <Select
              className={styles.place ?? ''}
              aria-label={texts.place}
              value={page.place}
              onChange={(place) => setSearch({ place })}
              options={featuredPages.map(({ label, pages }) => ({
                label,
                options: pages.map((one) => ({ value: one.place, label: one.label })),
              }))}
            />
          </label>
          <Button href={page.path} target="_blank" rel="noreferrer" icon={<Icon name="external" />}>
            {texts.seeLive}
            <span className="sr">, {texts.seeLiveHint}</span>
          </Button>
        </div>
      </AdminHead>
      <Choice key={page.place} page={page} />
    </>
  );
}

function Choice({ page: { place } }: { page: FeaturedPage }) {
  const query = useGetFeaturedFamiliesQuery({ place }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isFetching, refetch } = query;
  // The editor starts with the list of now, not with that of an earlier visit, and keeps what is changed in it.
  const [isOpen, setOpen] = useState(false);
  if (data && (isOpen || (!isFetching && !error))) {
    if (!isOpen) setOpen(true);
    return <FeaturedEditor choice={data} />;
  }
  if (!error || isFetching) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />;
}
