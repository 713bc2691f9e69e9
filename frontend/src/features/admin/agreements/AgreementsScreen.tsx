import { Button, type TableColumnsType } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { dayOf } from '../../../admin-ui/admin-time';
import { useListAllAgreementsQuery, type RegisteredAgreement } from '../../../api/admin-agreements';
import { shortDay } from '../../../lib/format/date';
import { AgreementDrawer } from './AgreementDrawer';
import { AgreementFilters } from './AgreementFilters';
import styles from './agreements.module.css';
import { filtersIn, NO_FILTERS } from './filters';
import { adminAgreementsTexts as texts } from './texts';
import { namesOf, STATE_TONES, stateText, titleOf } from './state-texts';

/** All agreements. Filters, page and the open agreement are in the address. */
export function AgreementsScreen() {
  const { params, ask, go } = useAddress('after');
  const filters = filtersIn(params);
  const cursor = params.get('after');
  const query = useListAllAgreementsQuery(
    { ...filters, ...(cursor ? { cursor } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <AgreementFilters
        key={JSON.stringify(filters)}
        filters={filters}
        onChange={(chosen) => ask({ ...NO_FILTERS, ...chosen })}
      />
      <CursorTable
        query={query}
        columns={columnsFor((agreement) => go({ agreement }))}
        words={{
          failed: texts.failed,
          none: Object.keys(filters).length > 0 ? texts.none : texts.noneAtAll,
        }}
        after={cursor}
        onTurn={(after) => go({ after })}
      />
      <AgreementDrawer id={params.get('agreement')} onClose={() => go({ agreement: null })} />
    </>
  );
}

const columnsFor = (onOpen: (id: string) => void): TableColumnsType<RegisteredAgreement> => [
  {
    title: texts.columns.people,
    render: (_, row) => (
      <>
        <b>{titleOf(row)}</b>
        <span className={styles.small}>
          <StateTag tone={STATE_TONES[row.state]}>{stateText(row)}</StateTag>
          {texts.versions(row.versions)}
        </span>
      </>
    ),
  },
  {
    title: texts.columns.placement,
    responsive: ['md'],
    render: (_, { startsOn, endsOn, endedOn }) =>
      startsOn && endsOn ? texts.placement(shortDay(startsOn), shortDay(endedOn ?? endsOn)) : '',
  },
  { title: texts.columns.region, responsive: ['lg'], render: (_, { region }) => texts.regions[region] },
  {
    title: texts.columns.changed,
    responsive: ['lg'],
    render: (_, { changedAt }) => dayOf(changedAt),
  },
  {
    title: <span className="sr">{texts.open}</span>,
    align: 'right',
    render: (_, row) => (
      <Button aria-label={texts.openNamed(namesOf(row))} onClick={() => onOpen(row.id)}>
        {texts.open}
      </Button>
    ),
  },
];
