import { Button, Table } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { Loaded } from '../../../admin-ui/Loaded';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import {
  useListMarketingTemplatesQuery,
  useReadMarketingTemplateQuery,
  type TemplateSummary,
} from '../../../api/admin-marketing';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { EmailFrame } from './EmailFrame';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import styles from './marketing.module.css';

const { templates: texts } = adminMarketingTexts;
const A_PAGE = 20;

/** The active templates of the account. */
export function TemplatesTab() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<TemplateSummary | null>(null);
  const page = Number(params.get('page')) || 1;
  const query = useListMarketingTemplatesQuery({ page }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data)
    return <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <Table<TemplateSummary>
        rowKey="id"
        size="middle"
        dataSource={data?.items ?? []}
        pagination={{
          current: page,
          pageSize: A_PAGE,
          total: data?.count ?? 0,
          hideOnSinglePage: true,
          onChange: (to) => setParams({ tab: 'templates', page: String(to) }),
        }}
        locale={{ emptyText: nothingHere(texts.none, !data) }}
        columns={[
          {
            key: 'name',
            title: texts.columns.name,
            render: (_, { name, subject }) => (
              <div className={styles.breaks}>
                <b>{name}</b>
                <div className={styles.muted}>{subject}</div>
              </div>
            ),
          },
          {
            key: 'changed',
            title: texts.columns.changed,
            responsive: ['md'],
            render: (_, { changedAt }) => (changedAt ? momentInWords(changedAt) : null),
          },
          {
            key: 'show',
            width: 130,
            title: <span className="sr">{texts.show}</span>,
            render: (_, template) => (
              <Button aria-label={texts.showOne(template.name)} onClick={() => setShown(template)}>
                {texts.show}
              </Button>
            ),
          },
        ]}
      />
      <AdminDrawer open={shown !== null} onClose={() => setShown(null)} size={720} title={shown?.name}>
        {shown ? <Template {...shown} /> : null}
      </AdminDrawer>
    </>
  );
}

function Template({ id, name }: TemplateSummary) {
  const query = useReadMarketingTemplateQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminMarketingTexts.failed}>
      {({ html }) => <EmailFrame name={name} html={html} />}
    </Loaded>
  );
}
