/** Texts of rules that several forms share. */
export const messages = {
  notText: 'Please write this as text',
  unreadable: 'Please leave out characters that cannot be shown',
  notYesOrNo: 'Please answer yes or no',
  timeZone: 'Please choose a time zone such as Australia/Sydney',
} as const;
