/** Browsers still report these zones by names that their cities no longer have. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  St_Johns: 'St John’s',
  Truk: 'Chuuk',
};

/** "Sydney" of "Australia/Sydney". */
export function zoneCity(timeZone: string): string {
  const name = timeZone.split('/').at(-1) ?? timeZone;
  return PRESENT_NAMES[name] ?? name.replaceAll('_', ' ');
}
