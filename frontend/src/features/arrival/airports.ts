export interface Airport {
  code: string;
  city: string;
  timeZone: string;
}

const inZone = (timeZone: string, cities: Record<string, string>): Airport[] =>
  Object.entries(cities).map(([code, city]) => ({ code, city, timeZone }));

/** Airports of arrival in Australia and New Zealand. */
export const ARRIVAL_AIRPORTS: readonly Airport[] = [
  ...inZone('Australia/Sydney', { SYD: 'Sydney', CBR: 'Canberra', NTL: 'Newcastle' }),
  ...inZone('Australia/Melbourne', { MEL: 'Melbourne' }),
  ...inZone('Australia/Brisbane', { BNE: 'Brisbane', OOL: 'Gold Coast', CNS: 'Cairns', MCY: 'Sunshine Coast' }),
  ...inZone('Australia/Perth', { PER: 'Perth' }),
  ...inZone('Australia/Adelaide', { ADL: 'Adelaide' }),
  ...inZone('Australia/Darwin', { DRW: 'Darwin' }),
  ...inZone('Australia/Hobart', { HBA: 'Hobart' }),
  ...inZone('Pacific/Auckland', {
    AKL: 'Auckland',
    CHC: 'Christchurch',
    DUD: 'Dunedin',
    WLG: 'Wellington',
    ZQN: 'Queenstown',
  }),
].sort((one, other) => one.city.localeCompare(other.city));

/** Airports of departure; any other one is typed with its zone. */
export const DEPARTURE_AIRPORTS: readonly Airport[] = [
  ...inZone('Europe/Berlin', {
    BER: 'Berlin',
    DUS: 'Düsseldorf',
    FRA: 'Frankfurt',
    HAM: 'Hamburg',
    MUC: 'Munich',
    STR: 'Stuttgart',
  }),
  ...inZone('Europe/Paris', { CDG: 'Paris', LYS: 'Lyon', MRS: 'Marseille', NCE: 'Nice', TLS: 'Toulouse' }),
  ...inZone('Europe/London', { EDI: 'Edinburgh', LHR: 'London Heathrow', LGW: 'London Gatwick', MAN: 'Manchester' }),
  ...inZone('Europe/Dublin', { DUB: 'Dublin' }),
  ...inZone('Europe/Rome', { FCO: 'Rome', MXP: 'Milan', VCE: 'Venice' }),
  ...inZone('Europe/Madrid', { BCN: 'Barcelona', MAD: 'Madrid' }),
  ...inZone('Europe/Lisbon', { LIS: 'Lisbon' }),
  ...inZone('Europe/Amsterdam', { AMS: 'Amsterdam' }),
  ...inZone('Europe/Brussels', { BRU: 'Brussels' }),
  ...inZone('Europe/Luxembourg', { LUX: 'Luxembourg' }),
  ...inZone('Europe/Zurich', { GVA: 'Geneva', ZRH: 'Zurich' }),
  ...inZone('Europe/Vienna', { VIE: 'Vienna' }),
  ...inZone('Europe/Copenhagen', { CPH: 'Copenhagen' }),
  ...inZone('Europe/Stockholm', { ARN: 'Stockholm' }),
  ...inZone('Europe/Oslo', { OSL: 'Oslo' }),
  ...inZone('Europe/Helsinki', { HEL: 'Helsinki' }),
  ...inZone('Europe/Tallinn', { TLL: 'Tallinn' }),
  ...inZone('Europe/Warsaw', { WAW: 'Warsaw' }),
  ...inZone('Europe/Prague', { PRG: 'Prague' }),
  ...inZone('Europe/Budapest', { BUD: 'Budapest' }),
  ...inZone('Europe/Athens', { ATH: 'Athens' }),
  ...inZone('Europe/Istanbul', { IST: 'Istanbul' }),
  ...inZone('America/New_York', { BOS: 'Boston', JFK: 'New York', YYZ: 'Toronto' }),
  ...inZone('America/Chicago', { ORD: 'Chicago' }),
  ...inZone('America/Los_Angeles', { LAX: 'Los Angeles', SFO: 'San Francisco' }),
  ...inZone('America/Vancouver', { YVR: 'Vancouver' }),
  ...inZone('America/Sao_Paulo', { GRU: 'São Paulo' }),
  ...inZone('America/Argentina/Buenos_Aires', { EZE: 'Buenos Aires' }),
  ...inZone('America/Santiago', { SCL: 'Santiago' }),
  ...inZone('Asia/Tokyo', { HND: 'Tokyo Haneda', NRT: 'Tokyo Narita', KIX: 'Osaka' }),
  ...inZone('Asia/Seoul', { ICN: 'Seoul' }),
  ...inZone('Asia/Taipei', { TPE: 'Taipei' }),
  ...inZone('Asia/Hong_Kong', { HKG: 'Hong Kong' }),
  ...inZone('Asia/Bangkok', { BKK: 'Bangkok' }),
  ...inZone('Asia/Singapore', { SIN: 'Singapore' }),
  ...inZone('Asia/Kuala_Lumpur', { KUL: 'Kuala Lumpur' }),
  ...inZone('Asia/Manila', { MNL: 'Manila' }),
  ...inZone('Asia/Dubai', { DXB: 'Dubai' }),
].sort((one, other) => one.city.localeCompare(other.city));

/** "Frankfurt (FRA)" */
export const airportName = ({ code, city }: Airport): string => `${city} (${code})`;
