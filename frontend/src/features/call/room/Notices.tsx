import { useRealtimeStatus, type RealtimeStatus } from '../../../api/realtime';
import { useOnline } from '../../../lib/use-online';
import { Button } from '../../../ui/Button';
import { Icon, type IconName } from '../../../ui/Icon';
import { callTexts } from '../texts';
import type { CallState } from '../model/call-session';
import type { LocalMediaState } from '../model/local-media';
import styles from './Notices.module.css';

const { states: texts, problems } = callTexts;
/** The usual time limit for two browsers to connect. */
const SLOW_MS = 15_000;

interface Notice {
  icon: IconName;
  text: string;
}

interface NoticesProps {
  name: string;
  call: CallState;
  own: LocalMediaState;
  relay: boolean;
  onCameraBack: () => void;
}

/** Connection problems as text over the picture. */
export function Notices({ name, call, own, relay, onCameraBack }: NoticesProps) {
  const online = useOnline();
  const status = useRealtimeStatus();
  const notices = noticesOf({ name, call, own, relay, online, status });
  return (
    <div className={styles.notices} role="status">
      {notices.map(({ icon, text }) => (
        <p key={text}>
          <Icon name={icon} />
          {text}
        </p>
      ))}
      {call.spared ? (
        <p>
          <Icon name="video" />
          {texts.spared(name)}
          <Button variant="quiet" size="small" onClick={onCameraBack}>
            {texts.cameraOnAgain}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

type Situation = Omit<NoticesProps, 'onCameraBack'> & { online: boolean; status: RealtimeStatus };

function noticesOf({ name, call, own, relay, online, status }: Situation): Notice[] {
  const { line, other, verdict, lookingSince, met, remoteState, phase } = call;
  const notices: (Notice | false)[] = [
    lineNotice({ name, call, online, status }),
    online &&
      status !== 'connected' &&
      phase === 'in' &&
      line === 'connected' && { icon: 'info', text: texts.signalling },
    !met &&
      lookingSince !== null &&
      performance.now() - lookingSince > SLOW_MS && { icon: 'alert', text: texts.slow(name, relay) },
    line === 'connected' &&
      verdict.pictureStopped && {
        icon: 'alert',
        text: verdict.heard ? texts.stoppedHeard(name) : texts.stoppedSilent(name),
      },
    line === 'connected' &&
      other !== 'left' &&
      remoteState?.microphone === false && { icon: 'info', text: texts.muted(name) },
    own.microphone.problem !== null && {
      icon: 'alert',
      text: problems.microphoneInCall(own.microphone.problem, name),
    },
    own.camera.on && own.camera.problem !== null && { icon: 'alert', text: problems.cameraInCall(own.camera.problem) },
  ];
  return notices.filter((notice) => notice !== false);
}

/** The most general connection problem, as one line. */
function lineNotice({
  name,
  call,
  online,
  status,
}: Pick<Situation, 'name' | 'call' | 'online' | 'status'>): Notice | false {
  if (call.phase === 'joining')
    return status !== 'connected' && { icon: 'alert', text: status === 'refused' ? texts.crowded : texts.unreachable };
  if (!online) return { icon: 'alert', text: texts.offline };
  if (call.line === 'lost' && call.other !== 'left') return { icon: 'retry', text: texts.reconnecting(name) };
  if (call.other === 'reconnecting' && call.line === 'connected' && call.verdict.pictureStopped)
    return { icon: 'retry', text: texts.otherReconnecting(name) };
  return false;
}
