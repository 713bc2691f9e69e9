import { employerSteps } from '../content/family-new-zealand-rules';
import { SourceLink } from '../facts/SourceLink';
import { Timeline } from '../facts/Timeline';

/** Becoming an employer in New Zealand, in five steps. */
export function EmployerSteps() {
  return (
    <Timeline id="employer" stages={employerSteps} intro={employerSteps.intro} counted>
      {employerSteps.sources.map((source) => (
        <SourceLink key={source.url} source={source} />
      ))}
    </Timeline>
  );
}
