import { expect, it } from '@jest/globals';
import { withView } from './board-filters';

it('the filters of the job board stay over a look at the own applications', () => {
  const filtered = new URLSearchParams('where=sydney&hoursMax=30');
  const applications = withView(filtered, 'applications');
  expect(applications.get('view')).toBe('applications');
  expect(withView(applications, 'places').toString()).toBe('where=sydney&hoursMax=30');
});
