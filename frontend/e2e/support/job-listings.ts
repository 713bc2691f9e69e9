import { dayFromNow } from './answers';
import { newRequest, send, signInByCall, type Person } from './people';

/** Publishes a family's job listing over the API. */
export async function publishJobListing(family: Person): Promise<void> {
  const request = await newRequest();
  await send(request, await signInByCall(request, family), 'PUT', '/api/job-listings/me', {
    ...{ startsOn: dayFromNow(60), monthsMin: 6, monthsMax: 12, hoursPerWeek: 25 },
    ...{ payMinCents: 32_000, payMaxCents: 38_000, carAvailable: true, licenceWanted: false },
    children: 'Two children: preschool age and school age',
    duties: 'School run, homework, dinner on two evenings.',
    room: 'Your own room under the roof, with a desk.',
    text: 'We look for someone who likes mornings, mud and reading aloud, from February on.',
  });
}
