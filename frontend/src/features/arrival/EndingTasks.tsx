import type { ArrivalPlan, EndingTaskKey, PlacementEnding } from '../../api/arrivals';
import { WithLegalFacts } from '../../entities/legal-facts';
import { endingText, legalNotes, type LegalNote } from './ending-texts';
import { TASKS_HEADING, TaskTimeline } from './TaskTimeline';
import { arrivalTexts } from './texts';

const { ending: texts } = arrivalTexts;

/** The tasks around the last day, with what the law says about some of them. */
export function EndingTasks({ plan, ending: { tasks, lastDay } }: { plan: ArrivalPlan; ending: PlacementEnding }) {
  const { agreementId, region } = plan;
  return (
    <TaskTimeline
      id={TASKS_HEADING}
      heading={texts.tasks}
      plan={plan}
      tasks={tasks}
      milestone={{ label: texts.last, day: lastDay }}
      textOf={(key) => endingText(key, agreementId, region)}
      noteOf={(key) => <Law of={key} region={region} />}
    />
  );
}

function Law({ of, region }: { of: EndingTaskKey; region: ArrivalPlan['region'] }) {
  if (region === 'australia') {
    const note = legalNotes.australia[of];
    return note ? <WithLegalFacts region="australia">{(facts) => <Note {...note(facts)} />}</WithLegalFacts> : null;
  }
  const note = legalNotes.newzealand[of];
  return note ? <WithLegalFacts region="newzealand">{(facts) => <Note {...note(facts)} />}</WithLegalFacts> : null;
}

function Note({ text, source }: LegalNote) {
  return (
    <p>
      {text}{' '}
      <a href={source.url} rel="noreferrer" target="_blank">
        {source.title}
      </a>
    </p>
  );
}
