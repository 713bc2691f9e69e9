import { Table } from 'antd';
import { Link } from 'react-router-dom';
import { AdminHead, StateTag } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { LoadingRows } from '../../../admin-ui/lists/NothingHere';
import { momentOf } from '../../../admin-ui/admin-time';
import { useListEditableLandingsQuery, type CountryPageSummary } from '../../../api/admin-countries';
import { adminCountryPath } from '../../../config/admin-paths';
import { countryPagePath } from '../../../config/paths';
import { shortDay } from '../../../lib/format/date';
import { Icon } from '../../../ui/Icon';
import styles from './countries.module.css';
import { adminCountriesTexts } from './texts';

const { list: texts, countries } = adminCountriesTexts;

/** The country pages: whether the text is ours or the release's, and who changed it last. */
export function CountriesScreen() {
  const { data, error, isFetching, refetch } = useListEditableLandingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<CountryPageSummary>
          rowKey="country"
          loading={isFetching && data !== undefined}
          dataSource={data ?? []}
          locale={{ emptyText: <LoadingRows /> }}
          pagination={false}
          columns={[
            { title: texts.columns.country, render: (_, page) => <NameCell page={page} /> },
            { title: texts.columns.state, responsive: ['md'], render: (_, page) => <State page={page} /> },
            { title: texts.columns.edited, responsive: ['lg'], render: (_, { lastEdit }) => editedOf(lastEdit) },
            { title: texts.columns.checked, responsive: ['lg'], render: (_, { checkedOn }) => shortDay(checkedOn) },
            { title: texts.columns.view, responsive: ['md'], render: (_, page) => <View page={page} /> },
          ]}
        />
      )}
    </>
  );
}

function NameCell({ page }: { page: CountryPageSummary }) {
  const { country, language, title, lastEdit, checkedOn } = page;
  return (
    <div className={styles.nameCell}>
      <Link to={adminCountryPath(country)}>{countries[country]}</Link>
      <span lang={language}>{title}</span>
      <div className={styles.onPhones}>
        <State page={page} />
        {lastEdit ? <span>{editedOf(lastEdit)}</span> : null}
        <span>{texts.checked(shortDay(checkedOn))}</span>
        <View page={page} />
      </div>
    </div>
  );
}

function State({ page: { editedHere, hasNewerText } }: { page: CountryPageSummary }) {
  return (
    <span className={styles.marks}>
      <StateTag tone={editedHere ? 'good' : 'quiet'}>{editedHere ? texts.state.edited : texts.state.released}</StateTag>
      {hasNewerText ? <StateTag tone="waiting">{texts.newer}</StateTag> : null}
    </span>
  );
}

const editedOf = (edit: CountryPageSummary['lastEdit']): string =>
  edit ? texts.edited(momentOf(edit.at), edit.by) : texts.never;

function View({ page: { country } }: { page: CountryPageSummary }) {
  return (
    <a
      className={styles.view}
      href={countryPagePath(country)}
      target="_blank"
      rel="noopener"
      aria-label={texts.view(countries[country])}
    >
      {texts.viewShort} <Icon name="external" size={16} />
    </a>
  );
}
