/** Texts of the profile. */
export const messages = {
  someoneWhoLeft: 'someone who has left',
  someFamily: (place: string) => `a family in ${place}`,
  notYours: 'This does not match your account',
  email: 'Please enter a valid email address',
  username: { tooShort: 'Username is required', tooLong: 'Username cannot exceed 30 characters' },
  userType: 'Please choose whether you are a family or an au pair',
  startOver: 'This day has passed. Please choose today or later',
  region: 'Please choose Australia or New Zealand',
  phoneNumber: {
    format: 'Please enter the phone number with digits, spaces and + only, such as +61 412 345 678',
    tooLong: 'Phone number cannot exceed 25 characters',
  },
  whatsAppNeedsPhone: 'WhatsApp needs a phone number',
  placeElsewhere: (city: string, here: string, there: string) =>
    `We know ${city} as a city in ${there}. If you live in ${here}, add “${here}” to the location. If you move to ${there}, choose ${city} from the list`,
  regionElsewhere: (place: string) => `Your profile says ${place}. Change the location there, and your region follows`,
} as const;
