/** Texts of the phone number, the region and the time zone of an account. */
export const contactDetailsTexts = {
  heading: 'Phone, region and time zone',
  loadFailed: 'Your contact details did not load.',
  lead: 'No one sees your number. We only use it if something about your agreement is urgent.',
  phone: 'Phone number',
  phoneHint: 'With the country code, for example +61 400 000 000.',
  phoneWrong: 'Please write the number with its country code, digits and spaces only',
  whatsApp: 'This number is on WhatsApp',
  region: 'Region',
  moveHint: 'Moving to a city in the other country? Change the location in your profile, and your region follows.',
  move: 'Change my location',
  timeZone: 'Time zone',
  timeZoneHint: 'A city with the same time as yours. Others see what time it is for you.',
  submit: 'Save',
  saved: 'Saved',
  role: { family: 'You joined as a host family. Wrong?', aupair: 'You joined as an au pair. Wrong?' },
  writeToUs: 'Write to us.',
} as const;
