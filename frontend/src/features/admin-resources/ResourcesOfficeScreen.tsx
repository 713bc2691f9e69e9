import { Alert, Button, Empty, Select, Table } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { OfficeHead, OfficeLink, StateTag } from '../../admin-ui';
import { momentOf } from '../../admin-ui/moments';
import { SearchInput } from '../../admin-ui/SearchInput';
import { useListOfficeResourcesQuery, type OfficeResource } from '../../api/back-office-resources';
import { messageOf } from '../../api/error-text';
import { adminResourcePath, paths, resourcePath } from '../../config/paths';
import { Icon } from '../../ui/Icon';
import styles from './admin-resources.module.css';
import { asked, AUDIENCES, ORDERS, PAGE_LENGTH, readList, type Order } from './list-state';
import { adminResourceMessages } from './messages';

const { list: texts, audiences, states } = adminResourceMessages;
const inAddress = (flag: boolean | undefined) => (flag === undefined ? null : flag ? 'yes' : 'no');

/** All guides: searched, filtered, sorted and paged by the server. Its address can be handed on. */
export function ResourcesOfficeScreen() {
  const [params, setParams] = useSearchParams();
  const list = readList(params);
  const { currentData, data, error, isFetching, refetch } = useListOfficeResourcesQuery(asked(list), {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? data;
  const choose = (change: Record<string, string | null | undefined>) => {
    const next = new URLSearchParams(params);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <OfficeHead title={texts.title} text={texts.text}>
        <OfficeLink to={paths.adminResourceEdit} type="primary" icon={<Icon name="plus" />}>
          {texts.add}
        </OfficeLink>
      </OfficeHead>
      <div className={styles.filters}>
        <SearchInput
          className={styles.search}
          label={texts.search}
          initial={list.q ?? ''}
          onSearch={(q) => choose({ q })}
        />
        <Select
          aria-label={texts.filters.audience}
          allowClear
          placeholder={texts.filters.audience}
          value={list.audience ?? null}
          onChange={(audience) => choose({ audience })}
          options={AUDIENCES.map((value) => ({ value, label: audiences[value] }))}
        />
        <Select
          aria-label={texts.filters.published}
          allowClear
          placeholder={texts.filters.published}
          value={inAddress(list.published)}
          onChange={(published) => choose({ published })}
          options={[
            { value: 'yes', label: states.published },
            { value: 'no', label: states.unpublished },
          ]}
        />
        <Select
          aria-label={texts.filters.featured}
          allowClear
          placeholder={texts.filters.featured}
          value={inAddress(list.featured)}
          onChange={(featured) => choose({ featured })}
          options={[
            { value: 'yes', label: texts.filters.featuredOnly },
            { value: 'no', label: texts.filters.others },
          ]}
        />
        <Select<Order>
          aria-label={texts.order}
          value={list.order}
          onChange={(sort) => choose({ sort })}
          options={ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
        />
      </div>
      {error && !currentData ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed.title}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        />
      ) : (
        <Table<OfficeResource>
          rowKey="id"
          loading={isFetching}
          dataSource={shown?.items ?? []}
          locale={{ emptyText: isFetching ? ' ' : <NothingFound onAll={() => setParams({}, { replace: true })} /> }}
          pagination={{
            current: list.page,
            pageSize: PAGE_LENGTH,
            total: shown?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            showTotal: texts.total,
            onChange: (page) => choose({ page: page > 1 ? String(page) : null }),
          }}
          columns={[
            { title: texts.columns.title, render: (_, resource) => <TitleCell resource={resource} /> },
            { title: texts.columns.state, responsive: ['md'], render: (_, resource) => <State resource={resource} /> },
            { title: texts.columns.audience, responsive: ['lg'], render: (_, { audience }) => audiences[audience] },
            { title: texts.columns.files, dataIndex: 'attachmentCount', align: 'right', responsive: ['lg'] },
            { title: texts.columns.downloads, dataIndex: 'downloadCount', align: 'right', responsive: ['md'] },
            { title: texts.columns.changed, responsive: ['xl'], render: (_, { updatedAt }) => momentOf(updatedAt) },
            { title: texts.columns.view, responsive: ['md'], render: (_, resource) => <View resource={resource} /> },
          ]}
        />
      )}
    </>
  );
}

function TitleCell({ resource }: { resource: OfficeResource }) {
  const { id, title, audience, attachmentCount, downloadCount, featured, hasNewerText } = resource;
  return (
    <div className={styles.titleCell}>
      <Link to={adminResourcePath(id)}>{title}</Link>
      <span className={styles.marks}>
        {featured ? <StateTag tone="quiet">{texts.featured}</StateTag> : null}
        {hasNewerText ? <StateTag tone="waiting">{texts.newer}</StateTag> : null}
      </span>
      <div className={styles.onPhones}>
        <State resource={resource} />
        <span>{audiences[audience]}</span>
        <span>{texts.counts(attachmentCount, downloadCount)}</span>
        <View resource={resource} />
      </div>
    </div>
  );
}

function State({ resource: { published } }: { resource: OfficeResource }) {
  return <StateTag tone={published ? 'good' : 'waiting'}>{published ? states.published : states.unpublished}</StateTag>;
}

function View({ resource: { published, slug, title } }: { resource: OfficeResource }) {
  if (!published) return null;
  return (
    <a className={styles.view} href={resourcePath(slug)} target="_blank" rel="noopener" aria-label={texts.view(title)}>
      {texts.viewShort} <Icon name="external" size={16} />
    </a>
  );
}

function NothingFound({ onAll }: { onAll: () => void }) {
  const { title, text, action } = texts.none;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <b>{title}</b>
          <br />
          {text}
        </>
      }
    >
      <Button onClick={onAll}>{action}</Button>
    </Empty>
  );
}
