/** Texts of rules that several forms share. */
export const messages = {
  notText: 'Please write this as text',
  unreadable: 'Please leave out characters that cannot be shown',
  notYesOrNo: 'Please answer yes or no',
  photos: {
    notAList: 'Please send photos as a list of upload ids',
    tooMany: 'A profile can show up to 12 photos',
  },
  timeZone: 'Please choose a time zone such as Australia/Sydney',
  contact: 'Everyone can read this line. Please leave addresses, phone numbers and links out of it',
} as const;
