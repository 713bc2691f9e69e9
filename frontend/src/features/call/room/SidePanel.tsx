import type { CallPartner } from '../../../api/video-calls';
import { IconButton } from '../../../ui/Button';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { SoundTest } from '../check/SoundTest';
import { DeviceSelects } from '../DeviceSelects';
import { callTexts } from '../texts';
import type { LocalMedia, LocalMediaState } from '../model/local-media';
import type { Notes } from '../model/use-notes';
import { NotesEditor } from '../notes/NotesEditor';
import { QuestionGuide } from '../notes/QuestionGuide';
import type { PanelName } from './Controls';
import styles from './SidePanel.module.css';

const { room: texts } = callTexts;
const TABS = (['questions', 'notes', 'devices'] as const).map((id) => ({ id, label: texts.tabs[id] }));

interface SidePanelProps {
  panel: PanelName;
  onPanel: (panel: PanelName | null) => void;
  other: CallPartner;
  notes: Notes;
  media: LocalMedia;
  own: LocalMediaState;
}

/** Next to the picture, on phones below it: it never covers the hang-up button. */
export function SidePanel({ panel, onPanel, other, notes, media, own }: SidePanelProps) {
  return (
    <aside className={styles.panel} aria-label={texts.panelLabel}>
      <div className={styles.head}>
        <Tabs label={texts.panelLabel} tabs={TABS} value={panel} onChange={onPanel} name="call" />
        <IconButton icon="close" label={texts.close} onClick={() => onPanel(null)} />
      </div>
      <div className={styles.body}>
        <TabPanel name="call" id="questions" value={panel}>
          <QuestionGuide notes={notes} name={other.displayName} other={other.userType} />
        </TabPanel>
        <TabPanel name="call" id="notes" value={panel}>
          <NotesEditor notes={notes} name={other.displayName} rows={10} />
        </TabPanel>
        <TabPanel name="call" id="devices" value={panel}>
          <div className={styles.devices}>
            <DeviceSelects media={media} state={own} />
            <SoundTest speaker={own.choice.speaker} />
          </div>
        </TabPanel>
      </div>
    </aside>
  );
}
