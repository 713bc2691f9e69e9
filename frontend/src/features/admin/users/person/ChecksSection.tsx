import { Table } from 'antd';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../../admin-ui/Loaded';
import { CHECK_TONES } from '../../../../admin-ui/check-tones';
import { StateTag } from '../../../../admin-ui/StateTag';
import { useListUserChecksQuery, type CheckToReview, type UserPage } from '../../../../api/admin-users';
import { paths } from '../../../../config/paths';
import { dayOf } from '../../../../admin-ui/admin-time';
import { adminUsersTexts, personTexts } from '../texts';

const { checks: texts } = personTexts;

/** The person's checks, each with a link into the review queue. */
export function ChecksSection({ person: { id } }: { person: UserPage }) {
  const query = useListUserChecksQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ items }) => (
        <Table<CheckToReview>
          rowKey="id"
          size="middle"
          pagination={false}
          dataSource={items}
          locale={{ emptyText: texts.none }}
          columns={[
            {
              key: 'check',
              title: texts.check,
              render: (_, { id: checkId, state, title }) => (
                <Link to={`${paths.adminVerification}?state=${state}&open=${checkId}`} title={texts.open}>
                  {title}
                </Link>
              ),
            },
            {
              key: 'state',
              title: texts.state,
              render: (_, { state }) => <StateTag tone={CHECK_TONES[state]}>{texts.states[state]}</StateTag>,
            },
            { key: 'since', title: texts.since, responsive: ['sm'], render: (_, { since }) => dayOf(since) },
            {
              key: 'until',
              title: texts.until,
              responsive: ['sm'],
              render: (_, { validUntil }) => (validUntil ? dayOf(validUntil) : ''),
            },
          ]}
        />
      )}
    </Loaded>
  );
}
