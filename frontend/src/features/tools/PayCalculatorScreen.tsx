import { useGetPayCheckQuery, type BoardKind } from '../../api/fair-pay';
import { fieldProblems } from '../../lib/api-error';
import { Checkbox, Select, TextInput } from '../../ui/form';
import { PAY_VALUES, payQuestion, type PayValues } from './pay-questions';
import { FactSources, PayResult } from './PayResult';
import { toolTexts as texts } from './texts';
import { ToolPage, ToolResult } from './ToolPage';
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
  return (
    <ToolPage
      tool="pay"
      form={
        <>
          <RegionField region={region} onChange={(to) => type({ region: to })} />
          <WeekFields values={values} errors={errors} onType={type} />
          <BoardFields values={values} error={errors.deduction ?? problems.deduction} onType={type} />
          {region === 'australia' ? <AwardFields values={values} error={errors.age} onType={type} /> : null}
        </>
      }
      result={
        <ToolResult
          failed={Boolean(error) && !isRefused}
          onAgain={() => void refetch()}
          missing={asked && !isRefused ? null : texts.incomplete}
        >
          {data ? <PayResult check={data} region={data.currency === 'AUD' ? 'australia' : 'newzealand'} /> : null}
        </ToolResult>
      }
      isBusy={isFetching}
    >
      {data ? <FactSources facts={data.facts} /> : null}
    </ToolPage>
  );
}

interface FieldsProps {
  values: PayValues;
  error: string | undefined;
  onType: (change: Partial<PayValues>) => void;
}

/** Whether board is included, and what is deducted for it. */
const BoardFields = ({ values, error, onType }: FieldsProps) => (
  <>
    <Select
      id="tool-board"
      label={texts.board}
      value={values.board}
      onChange={({ target }) => onType({ board: target.value as BoardKind })}
    >
      {BOARDS.map((board) => (
        <option key={board} value={board}>
          {texts.boards[board]}
        </option>
      ))}
    </Select>
    {values.board === 'included' ? null : (
      <>
        <TextInput
          id="tool-deduction"
          label={texts.deduction}
          inputMode="decimal"
          value={values.deduction}
          error={error}
          onChange={({ target }) => onType({ deduction: target.value })}
        />
        <Checkbox
          label={texts.agreed}
          checked={values.deductionAgreed}
          onChange={({ target }) => onType({ deductionAgreed: target.checked })}
        />
      </>
    )}
  </>
);

/** What the Australian minimum wage depends on. */
const AwardFields = ({ values, error, onType }: FieldsProps) => (
  <>
    <TextInput
      id="tool-age"
      label={texts.age}
      optional
      inputMode="numeric"
      value={values.age}
      error={error}
      onChange={({ target }) => onType({ age: target.value })}
    />
    <Checkbox
      label={texts.casual}
      checked={values.casual}
      onChange={({ target }) => onType({ casual: target.checked })}
    />
    <Checkbox
      label={texts.firstMonths}
      checked={values.firstMonths}
      onChange={({ target }) => onType({ firstMonths: target.checked })}
    />
  </>
);
