import { employerClockApi as generated, type EmployerClock } from './generated/employer-clock';
import { downloadFile } from './download-file';
import { showAnswer } from './shown-answer';

export * from './generated/employer-clock';

const showClock = showAnswer(({ arrangementId }, clock: EmployerClock) =>
  generated.util.updateQueryData('getEmployerClock', { arrangementId }, () => clock),
);

export const employerClockApi = generated.enhanceEndpoints({
  endpoints: { recordPermission: showClock, removePermissionStep: showClock, saveSupportLetter: showClock },
});

/** Fetches the letter of support and hands it to the browser to keep. Throws an `ApiError`. */
export async function saveSupportLetterFile(arrangementId: string): Promise<void> {
  await downloadFile(`/api/employer-clocks/${arrangementId}/support-letter.pdf`, 'support-letter.pdf');
}
