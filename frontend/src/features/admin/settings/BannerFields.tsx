import { Checkbox, Form, Input, Radio, Switch } from 'antd';
import { useId } from 'react';
import { SiteBanner } from '../../../ui/SiteBanner';
import styles from './settings.module.css';
import type { BannerValue, FieldsProps } from './setting-types';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { momentFrom, wallTimeOf } from '../../../admin-ui/admin-time';
import { adminSettingsTexts } from './texts';

const { banner: texts } = adminSettingsTexts;
const TONES = Object.keys(texts.tones) as BannerValue['tone'][];
const REGIONS = Object.keys(texts.regionNames) as BannerValue['regions'];

/** The banner above every page, with a live preview. */
export function BannerFields({ value, onChange, errorOf }: FieldsProps<BannerValue>) {
  const ids = useId();
  const { on, text, link, tone, regions, until } = value;
  return (
    <>
      <Form.Item label={texts.on} htmlFor={`${ids}-on`}>
        <Switch id={`${ids}-on`} checked={on} onChange={(next) => onChange({ on: next })} />
      </Form.Item>
      <AdminField id={`${ids}-text`} label={texts.words} hint={texts.wordsHint} error={errorOf('text')}>
        <Input
          id={`${ids}-text`}
          maxLength={160}
          showCount
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </AdminField>
      <LinkFields value={value} onChange={onChange} errorOf={errorOf} />
      <div className={styles.row}>
        <AdminField id={`${ids}-tone`} label={texts.tone} error={errorOf('tone')}>
          <Radio.Group
            id={`${ids}-tone`}
            value={tone}
            options={TONES.map((one) => ({ value: one, label: texts.tones[one] }))}
            onChange={({ target }) => onChange({ tone: target.value as BannerValue['tone'] })}
          />
        </AdminField>
        <AdminField id={`${ids}-regions`} label={texts.regions} error={errorOf('regions')}>
          <Checkbox.Group<BannerValue['regions'][number]>
            value={regions}
            options={REGIONS.map((one) => ({ value: one, label: texts.regionNames[one] }))}
            onChange={(next) => onChange({ regions: next })}
          />
        </AdminField>
        <AdminField id={`${ids}-until`} label={texts.until} hint={texts.untilHint} error={errorOf('until')}>
          <DateInput
            id={`${ids}-until`}
            withTime
            value={until ? wallTimeOf(until) : ''}
            onChange={(day) => onChange({ until: momentFrom(day) })}
          />
        </AdminField>
      </div>
      <p className={styles.previewTitle}>{on ? texts.preview : `${texts.preview}. ${texts.previewOff}`}</p>
      <div className={styles.preview} inert>
        <SiteBanner id="preview" text={text || texts.previewEmpty} link={link} tone={tone} />
      </div>
    </>
  );
}

/** The optional link after the text. */
function LinkFields({ value: { link }, onChange, errorOf }: FieldsProps<BannerValue>) {
  const ids = useId();
  return (
    <>
      <Form.Item>
        <Checkbox
          checked={link !== null}
          onChange={({ target }) => onChange({ link: target.checked ? { label: '', href: '/' } : null })}
        >
          {texts.withLink}
        </Checkbox>
      </Form.Item>
      {link ? (
        <div className={styles.row}>
          <AdminField id={`${ids}-label`} label={texts.linkLabel} error={errorOf('link.label')}>
            <Input
              id={`${ids}-label`}
              maxLength={40}
              value={link.label}
              onChange={({ target }) => onChange({ link: { ...link, label: target.value } })}
            />
          </AdminField>
          <AdminField
            id={`${ids}-href`}
            label={texts.linkHref}
            hint={texts.linkHrefHint}
            error={errorOf('link.href') ?? errorOf('link')}
          >
            <Input
              id={`${ids}-href`}
              maxLength={300}
              value={link.href}
              onChange={({ target }) => onChange({ link: { ...link, href: target.value } })}
            />
          </AdminField>
        </div>
      ) : null}
    </>
  );
}
