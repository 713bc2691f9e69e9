import { AdminHead, AdminLink, StateTag } from '../../../admin-ui';
import { ChoiceFilter, Filters, OrderChoice } from '../../../admin-ui/lists/Filters';
import { AdminTable } from '../../../admin-ui/lists/AdminTable';
import { TitleCell, ViewLink } from '../../../admin-ui/lists/TextCells';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { momentOf } from '../../../admin-ui/admin-time';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { useListAdminResourcesQuery, type AdminResource } from '../../../api/admin-resources';
import { adminResourcePath } from '../../../config/admin-paths';
import { paths, resourcePath } from '../../../config/paths';
import { Icon } from '../../../ui/Icon';
import styles from './resources.module.css';
import { queryOf, PAGE_LENGTH, readList } from './list-state';
import { adminResourceTexts } from './texts';

const { list: texts, audiences, states } = adminResourceTexts;
const inAddress = (flag: boolean | undefined) => (flag === undefined ? null : flag ? 'yes' : 'no');

/** All guides: searched, filtered, sorted and paged by the server. Its state is in the address. */
export function AdminResourcesScreen() {
  const { params, ask, go, clear } = useAddress('page');
  const list = readList(params);
  const query = useListAdminResourcesQuery(queryOf(list), { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text}>
        <AdminLink to={paths.adminResourceEdit} type="primary" icon={<Icon name="plus" />}>
          {texts.add}
        </AdminLink>
      </AdminHead>
      <Filters>
        <SearchInput label={texts.search} value={list.q ?? ''} onSearch={(q) => ask({ q })} />
        <ChoiceFilter
          label={texts.filters.audience}
          value={list.audience}
          choices={audiences}
          onChange={(audience) => ask({ audience })}
        />
        <ChoiceFilter
          label={texts.filters.published}
          value={inAddress(list.published)}
          choices={{ yes: states.published, no: states.unpublished }}
          onChange={(published) => ask({ published })}
        />
        <ChoiceFilter
          label={texts.filters.featured}
          value={inAddress(list.featured)}
          choices={{ yes: texts.filters.featuredOnly, no: texts.filters.others }}
          onChange={(featured) => ask({ featured })}
        />
        <OrderChoice label={texts.order} value={list.order} orders={texts.orders} onChange={(sort) => ask({ sort })} />
      </Filters>
      <AdminTable<AdminResource>
        query={query}
        words={texts}
        page={list.page}
        pageLength={PAGE_LENGTH}
        onPage={(page) => go({ page: String(page) })}
        onAll={clear}
        columns={[
          { title: texts.columns.title, render: (_, resource) => <Title resource={resource} /> },
          { title: texts.columns.state, responsive: ['md'], render: (_, resource) => <State resource={resource} /> },
          { title: texts.columns.audience, responsive: ['lg'], render: (_, { audience }) => audiences[audience] },
          { title: texts.columns.files, dataIndex: 'attachmentCount', align: 'right', responsive: ['lg'] },
          { title: texts.columns.downloads, dataIndex: 'downloadCount', align: 'right', responsive: ['md'] },
          {
            title: texts.columns.changed,
            responsive: ['xl'],
            className: styles.whole ?? '',
            render: (_, { updatedAt }) => momentOf(updatedAt),
          },
          { title: texts.columns.view, responsive: ['md'], render: (_, resource) => <View resource={resource} /> },
        ]}
      />
    </>
  );
}

function Title({ resource }: { resource: AdminResource }) {
  const { id, title, audience, attachmentCount, downloadCount, featured, hasNewerText } = resource;
  return (
    <TitleCell
      to={adminResourcePath(id)}
      title={title}
      marks={
        <>
          {featured ? <StateTag tone="quiet">{texts.featured}</StateTag> : null}
          {hasNewerText ? <StateTag tone="waiting">{texts.newer}</StateTag> : null}
        </>
      }
      onPhones={
        <>
          <State resource={resource} />
          <span className={styles.fact}>{audiences[audience]}</span>
          <span className={styles.fact}>{texts.counts(attachmentCount, downloadCount)}</span>
          <View resource={resource} />
        </>
      }
    />
  );
}

function State({ resource: { published } }: { resource: AdminResource }) {
  return <StateTag tone={published ? 'good' : 'waiting'}>{published ? states.published : states.unpublished}</StateTag>;
}

function View({ resource: { published, slug, title } }: { resource: AdminResource }) {
  return published ? <ViewLink href={resourcePath(slug)} title={title} /> : null;
}
