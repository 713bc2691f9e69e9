import { householdMessages, JoinHouseholdScreen } from '../../features/household';
import { PageHead } from '../../lib/head';

export function Component() {
  return (
    <>
      <PageHead title={householdMessages.join.title} description={householdMessages.join.description} hidden />
      <meta name="referrer" content="no-referrer" />
      <JoinHouseholdScreen />
    </>
  );
}
