/** The values of the settings, by their key in the API. */
export interface OfferValue {
  on: boolean;
  percentOff: number;
  /** The last day, `2027-06-30`; null for no end. */
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
  /** An ISO 8601 timestamp; null for no end. */
  until: string | null;
}

export interface AboutValue {
  /** Marked as samples on the site. */
  sample: boolean;
  /** One or two lines. */
  title: string;
  /** One paragraph for each line. */
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

/** Props of a settings form: the typed value, a setter, and the errors by field. */
export interface FieldsProps<Value> {
  value: Value;
  onChange: (change: Partial<Value>) => void;
  /** Messages by the field's path in the value, such as `percentOff` or `link.href`. */
  errorOf: (field: string) => string | undefined;
}
