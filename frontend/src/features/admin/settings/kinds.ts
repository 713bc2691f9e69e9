/** The values of the settings, by their key in the API. */
export interface OfferValue {
  on: boolean;
  percentOff: number;
  /** Its last day, `2027-06-30`; null for one without an end. */
  until: string | null;
}

export interface LimitsValue {
  newConversationsPerDay: number;
  newConversationsAtFirstPerDay: number;
  profileViewsPerDay: number;
}

export interface BannerValue {
  on: boolean;
  text: string;
  link: { label: string; href: string } | null;
  tone: 'info' | 'warning';
  regions: ('australia' | 'newzealand')[];
  /** ISO 8601; null for one without an end. */
  until: string | null;
}

export interface AboutValue {
  /** Marked as samples on the site. */
  sample: boolean;
  /** One or two lines. */
  title: string;
  /** A paragraph a line. */
  story: string;
  founder: string;
  role: string;
  families: string;
  weeks: number;
}

export interface SettingValues {
  offer: OfferValue;
  limits: LimitsValue;
  banner: BannerValue;
  about: AboutValue;
}

export type SettingKey = keyof SettingValues;

/** What a part of the form is given: the value as it is typed, a way to change it, and what is wrong by field. */
export interface FieldsProps<Value> {
  value: Value;
  onChange: (change: Partial<Value>) => void;
  /** Messages by the field's name inside the value, such as `percentOff` or `link.href`. */
  errorOf: (field: string) => string | undefined;
}
