import { householdTexts, JoinHouseholdScreen } from '../../features/household';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={householdTexts.join.title} description={householdTexts.join.description} hidden />
      <meta name="referrer" content="no-referrer" />
      <JoinHouseholdScreen />
    </>
  );
}
