import { AdminHead, AdminLink, StateTag } from '../../../admin-ui';
import { ChoiceFilter, Filters, OrderChoice } from '../../../admin-ui/lists/Filters';
import { AdminTable } from '../../../admin-ui/lists/AdminTable';
import { TitleCell, ViewLink } from '../../../admin-ui/lists/TextCells';
import { useAddress, pageIn } from '../../../admin-ui/lists/use-address';
import { momentOf } from '../../../admin-ui/admin-time';
import { SearchInput } from '../../../admin-ui/SearchInput';
import {
  useListAdminPostsQuery,
  type AdminPostSummary,
  type ListAdminPostsApiArg,
  type PostOrder,
} from '../../../api/admin-posts';
import { adminPostPath } from '../../../config/admin-paths';
import { paths } from '../../../config/paths';
import { Icon } from '../../../ui/Icon';
import styles from './blog.module.css';
import { CategoryTag, type CategoryOption } from './CategoryTag';
import { adminBlogTexts } from './texts';
import { STATE_TONES } from './state-tones';

const { list: texts, states } = adminBlogTexts;

/** All posts: searched, filtered, sorted and paged by the server. Its state is in the address. */
export function PostsScreen({ categories }: { categories: readonly CategoryOption[] }) {
  const { params, ask, go, clear } = useAddress('page');
  const filters = readList(params);
  const query = useListAdminPostsQuery(filters, { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text}>
        <AdminLink to={paths.adminBlogEdit} type="primary" icon={<Icon name="plus" />}>
          {texts.add}
        </AdminLink>
      </AdminHead>
      <Filters>
        <SearchInput label={texts.search} value={filters.q ?? ''} onSearch={(q) => ask({ q })} />
        <ChoiceFilter
          label={texts.filters.state}
          value={filters.state}
          choices={states}
          onChange={(state) => ask({ state })}
        />
        <ChoiceFilter
          label={texts.filters.category}
          value={filters.category}
          choices={categories.map(({ name }) => name)}
          onChange={(category) => ask({ category })}
        />
        <ChoiceFilter
          label={texts.filters.author}
          value={filters.author}
          choices={query.data?.authors ?? []}
          onChange={(author) => ask({ author })}
        />
        <OrderChoice
          label={texts.order}
          value={filters.order}
          orders={texts.orders}
          onChange={(sort) => ask({ sort })}
        />
      </Filters>
      <AdminTable<AdminPostSummary>
        query={query}
        words={texts}
        page={filters.page}
        pageLength={PAGE_LENGTH}
        onPage={(page) => go({ page: String(page) })}
        onAll={clear}
        columns={[
          { title: texts.columns.title, render: (_, post) => <Title post={post} categories={categories} /> },
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
    </>
  );
}

function Title({ post, categories }: { post: AdminPostSummary; categories: readonly CategoryOption[] }) {
  return (
    <TitleCell
      to={adminPostPath(post.id)}
      title={post.title || texts.untitled}
      marks={
        <>
          {post.hasChanges && post.state === 'published' ? <StateTag tone="waiting">{texts.changes}</StateTag> : null}
          {post.state !== 'published' && post.publishedAt ? <StateTag tone="quiet">{texts.withdrawn}</StateTag> : null}
          {post.hasNewer ? <StateTag tone="waiting">{texts.newer}</StateTag> : null}
        </>
      }
      onPhones={
        <>
          <StateCell post={post} />
          <CategoryTag name={post.category} categories={categories} />
          <Edited post={post} />
          <View post={post} />
        </>
      }
    />
  );
}

function StateCell({ post: { state, scheduledFor } }: { post: AdminPostSummary }) {
  return (
    <span className={styles.state}>
      <StateTag tone={STATE_TONES[state]}>{states[state]}</StateTag>
      {scheduledFor ? <small>{texts.appears(momentOf(scheduledFor))}</small> : null}
    </span>
  );
}

function Edited({ post: { editedAt, editedBy } }: { post: AdminPostSummary }) {
  return (
    <span className={styles.edited}>
      {momentOf(editedAt)} <small>{editedBy ? (editedBy.name ?? texts.formerAdmin) : texts.release}</small>
    </span>
  );
}

function View({ post: { publishedSlug, title } }: { post: AdminPostSummary }) {
  return publishedSlug ? <ViewLink href={`${paths.blog}/${publishedSlug}`} title={title} /> : null;
}

const STATES = Object.keys(adminBlogTexts.states) as (keyof typeof adminBlogTexts.states)[];
const ORDERS = Object.keys(adminBlogTexts.list.orders) as PostOrder[];
const PAGE_LENGTH = 20;

/** The list's filters from the address. Other parameters are ignored. */
function readList(params: URLSearchParams): ListAdminPostsApiArg & { order: PostOrder; page: number } {
  const state = STATES.find((one) => one === params.get('state'));
  const order = ORDERS.find((one) => one === params.get('sort')) ?? '-edited';
  const [q, category, author] = [params.get('q'), params.get('category'), params.get('author')];
  return {
    order,
    page: pageIn(params),
    pageSize: PAGE_LENGTH,
    ...(state && { state }),
    ...(q && { q: q.slice(0, 100) }),
    ...(category && { category }),
    ...(author && { author }),
  };
}
