import { useState } from 'react';
import { paths } from '../../../config/paths';
import { PageHead } from '../../../lib/head';
import { usePageVisible } from '../../../lib/use-page-visible';
import { ArrowLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Spinner } from '../../../ui/Spinner';
import { LocalMedia } from '../model/local-media';
import { useOwnDocument } from '../model/own-document';
import { callTexts } from '../texts';
import { useOpenMedia } from '../use-media';
import { DeviceCheck } from './DeviceCheck';
import styles from './DeviceTestScreen.module.css';

const { test: texts } = callTexts;

/** Tests camera, microphone and speaker at any time, without a room. In the background it releases them. */
export function DeviceTestScreen() {
  const reloading = useOwnDocument();
  const [media] = useState(() => new LocalMedia());
  const isVisible = usePageVisible();
  useOpenMedia(media, isVisible && !reloading);
  return (
    <>
      <PageHead title={texts.title} hidden />
      {reloading ? <Spinner page label={texts.title} /> : <Test media={media} />}
    </>
  );
}

const Test = ({ media }: { media: LocalMedia }) => (
  <DeviceCheck
    media={media}
    words={
      <>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <p className={styles.private}>
          <Icon name="lock" size={20} />
          {texts.private}
        </p>
      </>
    }
  >
    <p className={styles.remembered}>{texts.remembered}</p>
    <ArrowLink to={paths.interviews}>{texts.interviews}</ArrowLink>
  </DeviceCheck>
);
