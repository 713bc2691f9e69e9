import { useGetPayCheckQuery, type BoardKind } from '../../api/fair-pay';
import { fieldProblems } from '../../lib/api-error';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Checkbox, Select, TextInput } from '../../ui/form';
import { PAY_VALUES, payQuestion } from './pay-questions';
import { FactSources, PayResult } from './PayResult';
import { toolTexts as texts } from './texts';
import { ToolPage } from './ToolPage';
import styles from './tools.module.css';
import { useToolForm } from './use-tool-form';
import { RegionField, WeekFields } from './WeekFields';

const BOARDS = Object.keys(texts.boards) as BoardKind[];

/** Hours and pay in; the legal minimum, tax and what reaches the account out. */
export function PayCalculatorScreen() {
  const { values, settled, type, region, askedRegion } = useToolForm('tool:pay', PAY_VALUES);
  const { asked, errors } = payQuestion(askedRegion, settled);
  const { data, error, isFetching, refetch } = useGetPayCheckQuery(asked ?? { region: askedRegion, hours: 0 }, {
    skip: !asked,
  });
  const problems = fieldProblems(error);
  const isRefused = Object.keys(problems).length > 0;
  const isDeducted = values.board !== 'included';
  const form = (
    <>
      <RegionField region={region} onChange={(to) => type({ region: to })} />
      <WeekFields values={values} errors={errors} onType={type} />
      <Select
        id="tool-board"
        label={texts.board}
        value={values.board}
        onChange={({ target }) => type({ board: target.value as BoardKind })}
      >
        {BOARDS.map((board) => (
          <option key={board} value={board}>
            {texts.boards[board]}
          </option>
        ))}
      </Select>
      {isDeducted ? (
        <>
          <TextInput
            id="tool-deduction"
            label={texts.deduction}
            inputMode="decimal"
            value={values.deduction}
            error={errors.deduction ?? problems.deduction}
            onChange={({ target }) => type({ deduction: target.value })}
          />
          <Checkbox
            label={texts.agreed}
            checked={values.deductionAgreed}
            onChange={({ target }) => type({ deductionAgreed: target.checked })}
          />
        </>
      ) : null}
      {region === 'australia' ? (
        <>
          <TextInput
            id="tool-age"
            label={texts.age}
            optional
            inputMode="numeric"
            value={values.age}
            error={errors.age}
            onChange={({ target }) => type({ age: target.value })}
          />
          <Checkbox
            label={texts.casual}
            checked={values.casual}
            onChange={({ target }) => type({ casual: target.checked })}
          />
          <Checkbox
            label={texts.firstMonths}
            checked={values.firstMonths}
            onChange={({ target }) => type({ firstMonths: target.checked })}
          />
        </>
      ) : null}
    </>
  );
  const result =
    error && !isRefused ? (
      <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />
    ) : !asked || isRefused ? (
      <p className={styles.empty}>{texts.incomplete}</p>
    ) : data ? (
      <PayResult check={data} region={data.currency === 'AUD' ? 'australia' : 'newzealand'} />
    ) : (
      <Skeleton height="320px" shape="card" />
    );
  return (
    <ToolPage tool="pay" form={form} result={result} isBusy={isFetching}>
      {data ? <FactSources facts={data.facts} /> : null}
    </ToolPage>
  );
}
