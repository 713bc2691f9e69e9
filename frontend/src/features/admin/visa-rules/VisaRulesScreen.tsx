import { Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { ChoiceFilter } from '../../../admin-ui/lists/Filters';
import { NothingHere, LoadingRows } from '../../../admin-ui/lists/NothingHere';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { useListAdminVisaRulesQuery } from '../../../api/admin-visas';
import { AddPassportDialog } from './AddPassportDialog';
import { ConfirmVisaDialog } from './ConfirmVisaDialog';
import { visaRulesTexts as texts } from './texts';
import { matches, visasOf } from './visa-sets';
import styles from './visa-rules.module.css';
import { VisaSection } from './VisaSection';

const REGIONS = ['australia', 'newzealand'] as const;

/** The visa rules of a country, by visa and passport. The filters are in the address. */
export function VisaRulesScreen() {
  const { params, ask, clear } = useAddress('page');
  const region = REGIONS.find((one) => one === params.get('side')) ?? 'australia';
  const search = params.get('q') ?? '';
  const visa = params.get('visa');
  const due = params.get('due') === '1';
  const query = useListAdminVisaRulesQuery({ region }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, refetch } = query;
  const [dialog, setDialog] = useState<{ visa: string; what: 'confirm' | 'add' } | null>(null);
  const all = visasOf(data?.items ?? []);
  const shown = visasOf((data?.items ?? []).filter((set) => matches(set, { search, visa, due })));
  const opened = all.find((sets) => sets[0].visa === dialog?.visa);
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.filters}>
        <Segmented
          aria-label={texts.region}
          value={region}
          onChange={(side) => ask({ side, visa: null })}
          options={REGIONS.map((value) => ({ value, label: texts.regions[value] }))}
        />
        <ChoiceFilter
          label={texts.visa}
          value={all.some((sets) => sets[0].visa === visa) ? visa : null}
          choices={Object.fromEntries(all.map((sets) => [sets[0].visa, sets[0].visaName]))}
          onChange={(chosen) => ask({ visa: chosen })}
        />
        <SearchInput
          label={texts.search}
          value={search}
          className={styles.search}
          onSearch={(words) => ask({ q: words })}
        />
        <Checkbox checked={due} onChange={({ target }) => ask({ due: target.checked ? '1' : null })}>
          {texts.dueOnly}
        </Checkbox>
      </div>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : data ? (
        <div className={styles.visas}>
          {shown.map((sets) => (
            <VisaSection
              key={sets[0].visa}
              sets={sets}
              onConfirm={() => setDialog({ visa: sets[0].visa, what: 'confirm' })}
              onAdd={() => setDialog({ visa: sets[0].visa, what: 'add' })}
            />
          ))}
          {shown.length === 0 ? (
            <NothingHere words={all.length === 0 ? texts.noneYet : texts.none} onAll={all.length > 0 ? clear : null} />
          ) : null}
        </div>
      ) : (
        <LoadingRows />
      )}
      {opened && dialog?.what === 'confirm' ? <ConfirmVisaDialog sets={opened} onDone={() => setDialog(null)} /> : null}
      {opened && dialog?.what === 'add' ? <AddPassportDialog sets={opened} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
