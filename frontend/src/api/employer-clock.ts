import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { employerClockApi as generated, type EmployerClock } from './generated/employer-clock';
import { downloadFile } from './download-file';

export * from './generated/employer-clock';

interface Lifecycle {
  dispatch: ThunkDispatch<Parameters<typeof generated.util.selectInvalidatedBy>[0], unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: EmployerClock }>;
}

/** A change answers with its clock: that is shown at once, before the clock is read again. */
const showsAnswer = {
  async onQueryStarted(
    { arrangementId }: { arrangementId: string },
    { dispatch, queryFulfilled }: Lifecycle,
  ): Promise<void> {
    const { data } = await queryFulfilled.catch(() => ({ data: null }));
    if (data) dispatch(generated.util.updateQueryData('getEmployerClock', { arrangementId }, () => data));
  },
};

export const employerClockApi = generated.enhanceEndpoints({
  endpoints: { recordPermission: showsAnswer, removePermissionStep: showsAnswer, saveSupportLetter: showsAnswer },
});

/** Fetches the letter of support and hands it to the browser to keep. Throws an `ApiError`. */
export async function saveSupportLetterFile(arrangementId: string): Promise<void> {
  await downloadFile(`/api/employer-clocks/${arrangementId}/support-letter.pdf`, 'support-letter.pdf');
}
