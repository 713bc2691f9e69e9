import { momentOf } from '../../../admin-ui/admin-time';
import { shortDay } from '../../../lib/format/date';
import type { AboutValue, BannerValue, LimitsValue, OfferValue, SettingKey } from './setting-types';
import { adminSettingsTexts as texts } from './texts';

const onOff = (on: boolean) => (on ? texts.on : texts.off);

const WORDS: Record<SettingKey, (value: never) => [label: string, words: string][]> = {
  offer: ({ on, percentOff, until }: OfferValue) => [
    [texts.offer.on, onOff(on)],
    [texts.offer.percentOff, `${percentOff}%`],
    [texts.offer.until, until ? shortDay(until) : texts.noEnd],
  ],
  limits: (value: LimitsValue) =>
    (Object.keys(texts.limits.fields) as (keyof LimitsValue)[]).map((field) => [
      texts.limits.fields[field].label,
      String(value[field]),
    ]),
  banner: ({ on, text, link, tone, regions, until }: BannerValue) => [
    [texts.banner.on, onOff(on)],
    [texts.banner.words, text || texts.nothing],
    [texts.banner.withLink, link ? `${link.label} → ${link.href}` : texts.nothing],
    [texts.banner.tone, texts.banner.tones[tone]],
    [texts.banner.regions, regions.map((region) => texts.banner.regionNames[region]).join(', ')],
    [texts.banner.until, until ? momentOf(until) : texts.noEnd],
  ],
  about: ({ sample, weeks, ...said }: AboutValue) => [
    [texts.about.fields.sample.label, onOff(sample)],
    ...(['title', 'story', 'founder', 'role', 'families'] as const).map((field): [string, string] => [
      texts.about.fields[field].label,
      said[field],
    ]),
    [texts.about.fields.weeks.label, String(weeks)],
  ],
};

interface Difference {
  label: string;
  before: string;
  after: string;
}

/** Describes the differences between two values of a setting, field by field. */
export function differences(key: SettingKey, before: object, after: object): Difference[] {
  const [old, now] = [WORDS[key](before as never), WORDS[key](after as never)];
  return now.flatMap(([label, words], index) => {
    const was = old[index]?.[1] ?? '';
    return was === words ? [] : [{ label, before: was, after: words }];
  });
}
