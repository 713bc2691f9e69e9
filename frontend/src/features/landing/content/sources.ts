/** The sources of facts. All were checked on `CHECKED_ON`. */
export interface Source {
  title: string;
  url: string;
}

/** When the facts of these pages were last compared with their sources. */
export const CHECKED_ON = '2026-11-20';

const HOME_AFFAIRS = 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing';

export const visa417: Source = { title: 'Home Affairs, visa 417', url: `${HOME_AFFAIRS}/work-holiday-417` };
export const visa462: Source = { title: 'Home Affairs, visa 462', url: `${HOME_AFFAIRS}/work-holiday-462` };
export const sixMonthRule: Source = {
  title: 'Home Affairs, work longer than 6 months',
  url: 'https://immi.homeaffairs.gov.au/visas/already-have-a-visa/check-visa-details-and-conditions/waivers-and-permissions/work-longer-than-6-months',
};
export const fairWorkAuPairs: Source = {
  title: 'Fair Work Ombudsman, au pairs',
  url: 'https://library.fairwork.gov.au/viewer/?krn=K600086',
};
export const fairWorkMinimum: Source = {
  title: 'Fair Work Ombudsman, minimum wages',
  url: 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages',
};
export const fairWorkLeave: Source = {
  title: 'Fair Work Ombudsman, annual leave',
  url: 'https://www.fairwork.gov.au/leave/annual-leave',
};
export const taxOffice: Source = {
  title: 'Australian Taxation Office, working holiday makers',
  url: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-working-holiday-makers',
};
export const superannuation: Source = {
  title: 'Australian Taxation Office, super for employers',
  url: 'https://www.ato.gov.au/businesses-and-organisations/super-for-employers',
};

export const immigrationNz: Source = { title: 'Immigration New Zealand', url: 'https://www.immigration.govt.nz/' };
export const minimumWageNz: Source = {
  title: 'Employment New Zealand, minimum wage',
  url: 'https://www.employment.govt.nz/pay-and-hours/pay-and-wages/minimum-wage',
};
export const agreementsNz: Source = {
  title: 'Employment New Zealand, employment agreements',
  url: 'https://www.employment.govt.nz/starting-employment/employment-agreements',
};
export const holidaysNz: Source = {
  title: 'Employment New Zealand, annual holidays',
  url: 'https://www.employment.govt.nz/leave-and-holidays/annual-holidays',
};
export const boardNz: Source = {
  title: 'Minimum Wage Act 1983, section 7',
  url: 'https://www.legislation.govt.nz/act/public/1983/0115/latest/whole.html',
};
export const inlandRevenue: Source = {
  title: 'Inland Revenue, employing staff',
  url: 'https://www.ird.govt.nz/employing-staff',
};
export const acc: Source = { title: 'Accident Compensation Corporation', url: 'https://www.acc.co.nz/' };
export const criminalRecordNz: Source = {
  title: 'Ministry of Justice, criminal records',
  url: 'https://www.justice.govt.nz/criminal-records/',
};
export const lodgingNz: Source = { title: 'business.govt.nz', url: 'https://www.business.govt.nz/' };
export const taxRatesNz: Source = {
  title: 'Inland Revenue, tax rates for individuals',
  url: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/tax-rates-for-individuals',
};
