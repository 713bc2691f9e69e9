/** Texts of rules that several forms share. */
export const messages = {
  photos: {
    notAList: 'Please send photos as a list of upload ids',
    tooMany: 'A profile can show up to 12 photos',
  },
  contact: 'Please leave addresses, phone numbers and links out of this line',
} as const;
