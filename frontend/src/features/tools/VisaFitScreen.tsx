import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetVisaFitQuery, type VisaFit } from '../../api/visas';
import type { PublicSettings } from '../../config/product';
import { VisaOptionCard, visaTexts, VisaSources } from '../../entities/visas';
import { fieldProblems } from '../../lib/api-error';
import { namedCountries } from '../../lib/format/country-names';
import { Select, TextInput } from '../../ui/form';
import { toolTexts } from './texts';
import { ToolPage, ToolResult } from './ToolPage';
import styles from './tools.module.css';
import { useToolForm } from './use-tool-form';
import { usualStart, visaQuestion, type VisaValues } from './visa-question';
import { RegionField } from './WeekFields';

const { visa: texts } = toolTexts;
const PASSPORT = /^[A-Z]{2}$/;
const EARLIER_VISAS = ['0', '1', '2', '3'];

/** Asks for passport, date of birth and first day, and shows the visas that fit and what is unclear. */
export function VisaFitScreen() {
  const today = useSelector((state: { settings: PublicSettings }) => state.settings.today);
  const { values, settled, type, region, askedRegion } = useToolForm<VisaValues>('tool:visa', {
    bornOn: '',
    startsOn: usualStart(today),
    earlierVisas: '0',
    arrivedOn: '',
  });
  const ofAddress = usePassportOfAddress();
  const question = visaQuestion(askedRegion, { ...settled, nationality: settled.nationality ?? ofAddress });
  const { data, error, isFetching, refetch } = useGetVisaFitQuery(
    question ?? { region: askedRegion, nationality: '', startsOn: '' },
    { skip: !question },
  );
  const problems = fieldProblems(error);
  const isRefused = Object.keys(problems).length > 0;
  return (
    <ToolPage
      tool="visa"
      form={
        <>
          <RegionField region={region} onChange={(to) => type({ region: to })} />
          <VisaFields
            values={{ ...values, nationality: values.nationality ?? ofAddress }}
            problems={problems}
            today={today}
            onType={type}
          />
        </>
      }
      result={
        <ToolResult
          failed={Boolean(error) && !isRefused}
          onAgain={() => void refetch()}
          missing={isRefused ? toolTexts.incomplete : question ? null : texts.empty}
        >
          {data ? <Fit fit={data} /> : null}
        </ToolResult>
      }
      isBusy={isFetching}
    >
      <section className={styles.how} aria-labelledby="tool-how">
        <h2 id="tool-how">{texts.how.title}</h2>
        <ul>
          {texts.how.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </ToolPage>
  );
}

/** A page of a country links here with its passport: `/visa-fit?passport=FR`. Empty without it. */
function usePassportOfAddress(): string {
  const [params] = useSearchParams();
  const passport = params.get('passport')?.toUpperCase() ?? '';
  return PASSPORT.test(passport) ? passport : '';
}

interface VisaFieldsProps {
  values: Required<VisaValues>;
  problems: Partial<Record<string, string>>;
  today: string;
  onType: (change: Partial<VisaValues>) => void;
}

const VisaFields = ({ values, problems, today, onType }: VisaFieldsProps) => (
  <>
    <PassportField
      value={values.nationality}
      error={problems['nationality']}
      onChange={(nationality) => onType({ nationality })}
    />
    <TextInput
      id="tool-born"
      type="date"
      label={texts.bornOn}
      hint={texts.bornOnHint}
      optional
      autoComplete="bday"
      max={today}
      value={values.bornOn}
      error={problems['bornOn']}
      onChange={({ target }) => onType({ bornOn: target.value })}
    />
    <TextInput
      id="tool-start"
      type="date"
      label={texts.startsOn}
      value={values.startsOn}
      error={problems['startsOn']}
      onChange={({ target }) => onType({ startsOn: target.value })}
    />
    <Select
      id="tool-earlier"
      label={texts.earlierVisas}
      value={values.earlierVisas}
      onChange={({ target }) => onType({ earlierVisas: target.value })}
    >
      {EARLIER_VISAS.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
    <TextInput
      id="tool-arrived"
      type="date"
      label={texts.arrivedOn}
      optional
      max={today}
      value={values.arrivedOn}
      error={problems['arrivedOn']}
      onChange={({ target }) => onType({ arrivedOn: target.value })}
    />
    <p className={styles.quiet}>{texts.note}</p>
  </>
);

interface PassportFieldProps {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** Names of countries are the browser’s own, which the server may write differently: they are listed after hydration. */
function PassportField({ value, error, onChange }: PassportFieldProps) {
  const [countries, setCountries] = useState<ReturnType<typeof namedCountries>>([]);
  useEffect(() => setCountries(namedCountries()), []);
  return (
    <Select
      id="tool-passport"
      label={texts.passport}
      autoComplete="country"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{texts.choose}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Fit({ fit: { region, passport, options, others, authority } }: { fit: VisaFit }) {
  return (
    <>
      <h3>{texts.resultFor(passport)}</h3>
      {options.length === 0 ? (
        <>
          <p>{texts.none(passport, toolTexts.countries[region])}</p>
          <VisaSources rules={[]} authority={authority} />
        </>
      ) : null}
      {options.map((option) => (
        <VisaOptionCard key={option.visa} option={option} authority={authority} />
      ))}
      {others.length > 0 ? (
        <details>
          <summary>{visaTexts.own.others}</summary>
          <ul className={styles.others}>
            {others.map(({ name, lines, source }) => (
              <li key={name}>
                <h4>{name}</h4>
                {lines.map(({ text }) => (
                  <p key={text}>{text}</p>
                ))}
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
