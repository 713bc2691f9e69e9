import { Table } from 'antd';
import { Link } from 'react-router-dom';
import { OfficeHead } from '../../admin-ui';
import { useListUsersQuery } from '../../api/back-office-users';
import { userPath } from '../../config/paths';
import { adminUsersMessages as texts } from './messages';

export function UsersScreen() {
  const { data, isFetching } = useListUsersQuery({});
  return (
    <>
      <OfficeHead title={texts.title} text={texts.text} />
      <Table
        rowKey="id"
        loading={isFetching}
        dataSource={data?.items ?? []}
        pagination={false}
        columns={[
          { title: 'Name', render: (_, { id, name, username }) => <Link to={userPath(id)}>{name ?? username}</Link> },
        ]}
      />
    </>
  );
}
