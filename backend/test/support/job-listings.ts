import type { Application, ApplicationPage } from '../../src/modules/job-board/application.dto.js';
import type { BoardPage, JobListingInput } from '../../src/modules/job-board/job-listing.dto.js';
import type { Person } from './people.js';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
export const NOTE =
  'Your two sound like my cousins at home. I am free from February on and would love to hear more about you.';

/** A job listing that follows every rule. */
export const jobListingInput = (overrides: Partial<JobListingInput> = {}): JobListingInput => ({
  startsOn: `${NEXT_YEAR}-02-01`,
  monthsMin: 6,
  monthsMax: 12,
  children: 'Two children: toddler and school age',
  hoursPerWeek: 30,
  duties: 'School run, homework, dinner on two evenings.',
  payMinCents: 32_000,
  payMaxCents: 38_000,
  room: 'Your own room with a desk and a window on the garden.',
  carAvailable: true,
  licenceWanted: false,
  text: 'We look for someone who likes mornings, mud and reading the same book aloud eleven times.',
  ...overrides,
});

export const publish = async ({ agent }: Person, overrides: Partial<JobListingInput> = {}): Promise<string> => {
  const { body } = await agent.put('/api/job-listings/me').send(jobListingInput(overrides)).expect(200);
  return body.jobListing.id as string;
};
export const board = async ({ agent }: Person, query: object = {}): Promise<BoardPage> => {
  const { body } = await agent.get('/api/job-listings').query(query).expect(200);
  return body as BoardPage;
};
export const apply = ({ agent }: Person, id: string, body: object = {}) =>
  agent.post(`/api/job-listings/${id}/applications`).send({ note: NOTE, ...body });
export const move = ({ agent }: Person, id: string, name: string, more: object = {}) =>
  agent.post(`/api/applications/${id}/moves`).send({ move: name, ...more });
export const applications = async ({ agent }: Person, query: object = {}): Promise<Application[]> => {
  const { body } = await agent.get('/api/applications').query(query).expect(200);
  return (body as ApplicationPage).items;
};
