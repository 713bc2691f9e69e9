import { Button, Form, Input, Select } from 'antd';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminUiTexts } from '../../../admin-ui/texts';
import styles from './agreements.module.css';
import type { AgreementFilter } from './filters';
import { adminAgreementsTexts } from './texts';

const { filters: texts, states, regions } = adminAgreementsTexts;
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

interface AgreementFiltersProps {
  filters: AgreementFilter;
  onChange: (filters: Record<string, string>) => void;
}

/** The filters of the list. A change goes back to the first page. */
export function AgreementFilters({ filters, onChange }: AgreementFiltersProps) {
  const apply = (values: AgreementFilter) =>
    onChange(
      Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
    );
  return (
    <Form<AgreementFilter>
      layout="vertical"
      className={styles.filters ?? ''}
      initialValues={filters}
      onFinish={apply}
      role="search"
    >
      <Form.Item name="search" label={texts.search}>
        <Input allowClear maxLength={100} />
      </Form.Item>
      <Form.Item name="state" label={texts.state}>
        <Select allowClear placeholder={texts.any} options={optionsOf(states)} />
      </Form.Item>
      <Form.Item name="region" label={texts.region}>
        <Select allowClear placeholder={texts.any} options={optionsOf(regions)} />
      </Form.Item>
      <Form.Item name="startsFrom" label={texts.from}>
        <DateInput placeholder={adminUiTexts.dates.any} />
      </Form.Item>
      <Form.Item name="startsTo" label={texts.to}>
        <DateInput placeholder={adminUiTexts.dates.any} />
      </Form.Item>
      <div className={styles.pages}>
        <Button type="primary" htmlType="submit">
          {texts.apply}
        </Button>
        {Object.keys(filters).length > 0 ? <Button onClick={() => onChange({})}>{texts.clear}</Button> : null}
      </div>
    </Form>
  );
}
