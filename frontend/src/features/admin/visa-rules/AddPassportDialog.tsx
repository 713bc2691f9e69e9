import { Modal, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminField } from '../../../admin-ui';
import { visaRulesPath } from '../../../config/admin-paths';
import { namedCountries } from '../../../lib/format/country-names';
import { useFocusReturn } from '../../../admin-ui/use-focus-return';
import { visaRulesTexts } from './texts';
import type { VisaSets } from './visa-sets';

const { adding: texts } = visaRulesTexts;

/** Chooses a passport without rules for a visa, and opens its first rule. */
export function AddPassportDialog({ sets, onClose }: { sets: VisaSets; onClose: () => void }) {
  const [{ region, visa, visaName }] = sets;
  const [passport, setPassport] = useState<string | null>(null);
  const countries = useMemo(() => namedCountries(), []);
  const navigate = useNavigate();
  const id = useId();
  useFocusReturn();
  return (
    <Modal
      open
      title={texts.title(visaName)}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: passport === null }}
      onCancel={onClose}
      onOk={() => void navigate(visaRulesPath(region, visa, passport ?? ''))}
    >
      <p>{texts.text}</p>
      <AdminField id={id} label={texts.passport} error={undefined}>
        <Select<string>
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.placeholder}
          value={passport}
          onChange={setPassport}
          options={countries
            .filter(({ code }) => !sets.some((set) => set.passport === code))
            .map(({ code, name }) => ({ value: code, label: name }))}
        />
      </AdminField>
    </Modal>
  );
}
