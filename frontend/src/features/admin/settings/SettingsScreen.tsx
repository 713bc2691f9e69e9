import { Skeleton } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListSiteSettingsQuery, type SiteSetting } from '../../../api/admin-settings';
import styles from './settings.module.css';
import { AboutFields } from './AboutFields';
import { BannerFields } from './BannerFields';
import type { SettingKey } from './setting-types';
import { LimitsFields } from './LimitsFields';
import { adminSettingsTexts as texts } from './texts';
import { OfferCard } from './OfferCard';
import { SettingCard } from './SettingCard';

/** Settings that can change while the site runs, each with its history. */
export function SettingsScreen() {
  const { data, error, refetch } = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const find = (key: SettingKey): SiteSetting | undefined => data?.items.find((setting) => setting.key === key);
  const [offer, limits, banner, about] = [find('offer'), find('limits'), find('banner'), find('about')];
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      {error && !data ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      <div className={styles.cards}>
        {offer ? <OfferCard setting={offer} /> : null}
        {limits ? (
          <SettingCard settingKey="limits" setting={limits} words={texts.limits} Fields={LimitsFields} />
        ) : null}
        {banner ? (
          <SettingCard settingKey="banner" setting={banner} words={texts.banner} Fields={BannerFields} />
        ) : null}
        {about ? <SettingCard settingKey="about" setting={about} words={texts.about} Fields={AboutFields} /> : null}
      </div>
    </>
  );
}
