import { Segmented, Skeleton } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { ChoiceFilter, Filters } from '../../../admin-ui/lists/Filters';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { useGetPageSpeedQuery, type PageSpeed } from '../../../api/admin-page-speed';
import styles from './page-speed.module.css';
import { PageSpeedTable } from './PageSpeedTable';
import { adminPageSpeedTexts as texts } from './texts';

const RANGES = [7, 28, 90] as const;
const USUAL = 28;

/** How fast pages were for visitors. The range and the filters are in the address. */
export function PageSpeedScreen() {
  const { params, ask } = useAddress('page');
  const clear = () => ask({ metric: null, device: null });
  const days = RANGES.find((one) => String(one) === params.get('days')) ?? USUAL;
  const metric = chosen(texts.metrics, params.get('metric'));
  const device = chosen(texts.devices, params.get('device'));
  const { currentData, error, refetch } = useGetPageSpeedQuery({ days }, { refetchOnMountOrArgChange: true });
  const isShown = (one: PageSpeed) => (!metric || one.metric === metric) && (!device || one.device === device);
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <Segmented
        className={styles.days ?? ''}
        aria-label={texts.days}
        value={days}
        options={RANGES.map((value) => ({ value, label: texts.last(value) }))}
        onChange={(value) => ask({ days: value === USUAL ? null : String(value) })}
      />
      <Filters>
        <ChoiceFilter
          label={texts.metric}
          value={metric}
          choices={texts.metrics}
          onChange={(value) => ask({ metric: value })}
        />
        <ChoiceFilter
          label={texts.device}
          value={device}
          choices={texts.devices}
          onChange={(value) => ask({ device: value })}
        />
      </Filters>
      {error && !currentData ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {!currentData && !error ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
      {currentData ? (
        <PageSpeedTable items={currentData.items.filter(isShown)} onAll={metric || device ? clear : null} />
      ) : null}
    </>
  );
}

const chosen = <Value extends string>(choices: Readonly<Record<Value, string>>, value: string | null): Value | null =>
  value !== null && Object.hasOwn(choices, value) ? (value as Value) : null;
