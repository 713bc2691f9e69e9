import { employerClockApi as generated, type EmployerClock } from './generated/employer-clock';
import { downloadFile } from './download-file';
import { showAnswer } from './shown-answer';

export * from './generated/employer-clock';

const showClock = showAnswer(({ agreementId }, clock: EmployerClock) =>
  generated.util.updateQueryData('getEmployerClock', { agreementId }, () => clock),
);

export const employerClockApi = generated.enhanceEndpoints({
  endpoints: { recordPermission: showClock, removePermissionStep: showClock, saveSupportLetter: showClock },
});

/** Fetches the letter of support and hands it to the browser to keep. Throws an `ApiError`. */
export async function saveSupportLetterFile(agreementId: string): Promise<void> {
  await downloadFile(`/api/employer-clocks/${agreementId}/support-letter.pdf`, 'support-letter.pdf');
}
