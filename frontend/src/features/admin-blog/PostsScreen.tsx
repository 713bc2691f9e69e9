import { Alert, Button, Empty, Select, Table } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { OfficeHead, OfficeLink, StateTag } from '../../admin-ui';
import { SearchInput } from '../../admin-ui/SearchInput';
import { useListOfficePostsQuery, type OfficePostSummary, type PostOrder } from '../../api/back-office-posts';
import { messageOf } from '../../api/error-text';
import { adminPostPath, paths } from '../../config/paths';
import { Icon } from '../../ui/Icon';
import styles from './admin-blog.module.css';
import { CategoryTag, type CategoryOption } from './CategoryTag';
import { ORDERS, PAGE_LENGTH, readList, STATES } from './list-state';
import { STATE_TONES } from './state-tones';
import { adminBlogMessages } from './messages';
import { momentOf } from '../../admin-ui/moments';

const texts = adminBlogMessages.list;

/** All posts: searched, filtered, sorted and paged by the server. Its address can be handed on. */
export function PostsScreen({ categories }: { categories: readonly CategoryOption[] }) {
  const [params, setParams] = useSearchParams();
  const asked = readList(params);
  const { currentData, data, error, isFetching, refetch } = useListOfficePostsQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (change: Record<string, string | undefined>) => {
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
        <OfficeLink to={paths.adminBlogEdit} type="primary" icon={<Icon name="plus" />}>
          {texts.add}
        </OfficeLink>
      </OfficeHead>
      <div className={styles.filters}>
        <SearchInput
          className={styles.search}
          label={texts.search}
          initial={asked.q ?? ''}
          onSearch={(q) => choose({ q })}
        />
        <Select
          aria-label={texts.filters.state}
          allowClear
          placeholder={texts.filters.state}
          value={asked.state ?? null}
          onChange={(state) => choose({ state: state ?? undefined })}
          options={STATES.map((value) => ({ value, label: adminBlogMessages.states[value] }))}
        />
        <Select
          aria-label={texts.filters.category}
          allowClear
          placeholder={texts.filters.category}
          value={asked.category ?? null}
          onChange={(category) => choose({ category: category ?? undefined })}
          options={categories.map(({ name }) => ({ value: name, label: name }))}
        />
        <Select
          aria-label={texts.filters.author}
          allowClear
          placeholder={texts.filters.author}
          value={asked.author ?? null}
          onChange={(author) => choose({ author: author ?? undefined })}
          options={(data?.authors ?? []).map((author) => ({ value: author, label: author }))}
        />
        <Select<PostOrder>
          aria-label={texts.order}
          value={asked.order}
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
        <Table<OfficePostSummary>
          rowKey="id"
          loading={isFetching}
          dataSource={(currentData ?? data)?.items ?? []}
          locale={{
            emptyText: isFetching ? ' ' : <NothingFound onAll={() => setParams({}, { replace: true })} />,
          }}
          pagination={{
            current: asked.page,
            pageSize: PAGE_LENGTH,
            total: (currentData ?? data)?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            showTotal: texts.total,
            onChange: (page) => choose({ page: page > 1 ? String(page) : undefined }),
          }}
          columns={[
            { title: texts.columns.title, render: (_, post) => <TitleCell post={post} categories={categories} /> },
            { title: texts.columns.state, responsive: ['md'], render: (_, post) => <StateCell post={post} /> },
            {
              title: texts.columns.category,
              responsive: ['lg'],
              render: (_, { category }) => <CategoryTag name={category} categories={categories} />,
            },
            { title: texts.columns.author, dataIndex: 'author', responsive: ['xl'] },
            { title: texts.columns.edited, responsive: ['md'], render: (_, post) => <Edited post={post} /> },
            { title: texts.columns.view, responsive: ['md'], render: (_, post) => <View post={post} /> },
          ]}
        />
      )}
    </>
  );
}

function TitleCell({ post, categories }: { post: OfficePostSummary; categories: readonly CategoryOption[] }) {
  return (
    <div className={styles.titleCell}>
      <Link to={adminPostPath(post.id)}>{post.title || texts.untitled}</Link>
      <span className={styles.marks}>
        {post.hasChanges && post.state === 'published' ? <StateTag tone="waiting">{texts.changes}</StateTag> : null}
        {post.state !== 'published' && post.publishedAt ? <StateTag tone="quiet">{texts.takenBack}</StateTag> : null}
        {post.hasNewer ? <StateTag tone="waiting">{texts.newer}</StateTag> : null}
      </span>
      <div className={styles.onPhones}>
        <StateCell post={post} />
        <CategoryTag name={post.category} categories={categories} />
        <Edited post={post} />
        <View post={post} />
      </div>
    </div>
  );
}

function StateCell({ post: { state, scheduledFor } }: { post: OfficePostSummary }) {
  return (
    <span className={styles.state}>
      <StateTag tone={STATE_TONES[state]}>{adminBlogMessages.states[state]}</StateTag>
      {scheduledFor ? <small>{texts.appears(momentOf(scheduledFor))}</small> : null}
    </span>
  );
}

function Edited({ post: { editedAt, editedBy } }: { post: OfficePostSummary }) {
  return (
    <span className={styles.edited}>
      {momentOf(editedAt)} <small>{editedBy ? (editedBy.name ?? texts.somebody) : texts.release}</small>
    </span>
  );
}

function View({ post: { publishedSlug, title } }: { post: OfficePostSummary }) {
  if (!publishedSlug) return null;
  return (
    <a
      className={styles.view}
      href={`${paths.blog}/${publishedSlug}`}
      target="_blank"
      rel="noopener"
      aria-label={texts.view(title)}
    >
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
