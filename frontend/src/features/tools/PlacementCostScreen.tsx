import { useGetPlacementCostQuery, type AustralianState, type PaidPlan, type PlacementCost } from '../../api/fair-pay';
import { Select, TextInput } from '../../ui/form';
import { COST_VALUES, costQuestion } from './pay-questions';
import { FactSources, PayNotes, Slip } from './PayResult';
import { toolTexts } from './texts';
import { ToolPage, ToolResult } from './ToolPage';
import styles from './tools.module.css';
import { useToolForm } from './use-tool-form';
import { RegionField, WeekFields } from './WeekFields';

const { cost: texts } = toolTexts;
const STATES = Object.keys(texts.states) as AustralianState[];
const PLANS = Object.keys(texts.plans) as PaidPlan[];

/** Calculates what a family pays for a placement, from the first week to the last. */
export function PlacementCostScreen() {
  const { values, settled, type, region, askedRegion } = useToolForm('tool:cost', COST_VALUES);
  const { asked, errors } = costQuestion(askedRegion, settled);
  const { data, error, isFetching, refetch } = useGetPlacementCostQuery(
    asked ?? { region: askedRegion, hours: 0, weeks: 0 },
    { skip: !asked },
  );
  const form = (
    <>
      <RegionField region={region} onChange={(to) => type({ region: to })} />
      <TextInput
        id="tool-weeks"
        label={texts.weeks}
        inputMode="numeric"
        value={values.weeks}
        error={errors.weeks}
        onChange={({ target }) => type({ weeks: target.value })}
      />
      <WeekFields values={values} errors={errors} onType={type} />
      {region === 'australia' ? (
        <Select
          id="tool-state"
          label={texts.state}
          hint={texts.stateHint}
          value={values.state}
          onChange={({ target }) => type({ state: target.value as AustralianState | '' })}
        >
          <option value="">{texts.noState}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </Select>
      ) : null}
      <Select
        id="tool-plan"
        label={texts.plan}
        value={values.plan}
        onChange={({ target }) => type({ plan: target.value as PaidPlan | '' })}
      >
        <option value="">{texts.noPlan}</option>
        {PLANS.map((plan) => (
          <option key={plan} value={plan}>
            {texts.plans[plan]}
          </option>
        ))}
      </Select>
    </>
  );
  return (
    <ToolPage
      tool="cost"
      form={form}
      result={
        <ToolResult
          failed={Boolean(error)}
          onAgain={() => void refetch()}
          missing={asked ? null : toolTexts.incomplete}
        >
          {data ? <CostResult cost={data} /> : null}
        </ToolResult>
      }
      isBusy={isFetching}
    >
      {data ? <FactSources facts={data.facts} /> : null}
    </ToolPage>
  );
}

function CostResult({ cost: { weeks, lines, totalCents, percentOff, week } }: { cost: PlacementCost }) {
  const sums = [
    ...lines.map(({ part, cents }) => ({ label: texts.parts[part], cents })),
    { label: texts.total, cents: totalCents, isTotal: true },
  ];
  return (
    <>
      <p className={styles.floor}>{texts.week(week)}</p>
      <Slip caption={texts.slip(weeks)} lines={sums} currency={week.currency} />
      {percentOff ? <p className={styles.quiet}>{texts.off(percentOff)}</p> : null}
      <p className={styles.quiet}>{texts.excluded}</p>
      <PayNotes check={week} />
    </>
  );
}
