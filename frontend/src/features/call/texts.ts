import { capitalised } from '../../lib/format/capitalised';
import type { DeviceKind } from './model/device-choice';
import type { DeviceProblem } from '../../lib/device-problem';

const NO_HTTPS = 'Browsers allow camera and microphone only on pages with https in the address.';
const NO_SUPPORT =
  'This browser cannot use a camera or a microphone here. Open this page in Chrome, Safari, Firefox or Edge, and not inside another app.';

/** Why a device does not work, and what to do about it. */
const cameraProblems: Record<DeviceProblem, string> = {
  denied: 'Your browser does not let us use the camera. Allow it, then try again.',
  busy: 'Another program is using the camera, perhaps for another call. Close it, then try again.',
  missing: 'We cannot find a camera. Plug one in, then try again.',
  insecure: NO_HTTPS,
  unsupported: NO_SUPPORT,
  stopped: 'The camera has stopped: it was unplugged, or switched off. Try again.',
  failed: 'The camera did not start. Try again.',
};
const microphoneProblems: Record<DeviceProblem, string> = {
  denied: 'Your browser does not let us use the microphone. Allow it, then try again.',
  busy: 'Another program is using the microphone. Close it, then try again.',
  missing: 'We cannot find a microphone. Plug one in, then try again.',
  insecure: NO_HTTPS,
  unsupported: NO_SUPPORT,
  stopped: 'The microphone has stopped. Plug it in again, or choose another one.',
  failed: 'The microphone did not start. Try again.',
};

/** The same in the call, where words stand over a picture and the buttons below it are the way on. */
const cameraProblemsInCall: Record<DeviceProblem, string> = {
  denied: 'Your browser does not let us use the camera. Allow it next to the address, then press “Camera on”.',
  busy: 'Another program uses your camera. Close it, then press “Camera on”.',
  missing: 'We cannot find a camera. Plug one in, then press “Camera on”.',
  insecure: 'Without https your camera stays off.',
  unsupported: 'This browser cannot use a camera here.',
  stopped: 'Your camera has stopped. Press “Camera on” to try again.',
  failed: 'Your camera did not start. Press “Camera on” to try again.',
};
const microphoneProblemsInCall: Record<DeviceProblem, (name: string) => string> = {
  denied: (name) =>
    `${capitalised(name)} cannot hear you: your browser does not let us use the microphone. Allow it next to the address, then press “Unmute”.`,
  busy: (name) =>
    `${capitalised(name)} cannot hear you: another program uses your microphone. Close it, then press “Unmute”.`,
  missing: (name) =>
    `${capitalised(name)} cannot hear you: we cannot find a microphone. Plug one in, then press “Unmute”.`,
  insecure: (name) => `${capitalised(name)} cannot hear you: without https your microphone stays off.`,
  unsupported: (name) => `${capitalised(name)} cannot hear you: this browser cannot use a microphone here.`,
  stopped: (name) => `${capitalised(name)} cannot hear you: your microphone has stopped. Press “Unmute” to try again.`,
  failed: (name) => `${capitalised(name)} cannot hear you: your microphone did not start. Press “Unmute” to try again.`,
};

/** Texts of the video room. */
export const callTexts = {
  title: (name: string) => `Video interview with ${name}`,
  loading: 'Opening the room',
  missing: {
    title: 'We cannot find this room',
    text: 'The link may be old, or belong to another account.',
    action: 'Go to messages',
  },
  failed: {
    title: 'The room did not open',
    text: 'We could not reach our server just now. Your interview is still on as agreed.',
    again: 'Try again',
  },
  calledOff: {
    title: 'This interview was cancelled',
    text: (name: string) => `Talk to ${name} about another time.`,
  },
  closed: {
    title: 'This room has closed',
    text: (name: string) => `Rooms close an hour after the agreed end. You and ${name} can agree on another time.`,
  },
  conversation: 'Go to the conversation',
  check: {
    eyebrow: (name: string) => `Video interview with ${name}`,
    ready: 'Ready when you are',
    early: 'Check your camera and sound',
    notRecorded: 'Only the two of you can enter. Nothing is recorded.',
    oneSeat:
      'Your family has one place in this call. Joining here ends it on any other device, also the other parent’s.',
    opensIn: 'The room opens in',
    opensNow: 'The room is open.',
    begins: 'It begins',
    began: 'It began',
    join: 'Join',
    joinSoundOnly: 'Join with sound only',
    joinListening: 'Join to watch and listen',
    notYet: (time: string) => `Opens at ${time}`,
    preview: 'Your own video, mirrored',
    opening: 'Your browser may ask to use your camera and microphone. Please allow it.',
    cameraOff: 'Sound only',
    noPicture: 'No video',
    meter: 'Microphone level',
    meterHint: 'Say something: the bar should move.',
    meterHeard: 'We can hear you.',
    meterSilent:
      'We hear nothing. Check that your headset or microphone is not muted, speak louder, or choose another microphone.',
    meterOff: 'The microphone is off.',
    again: 'Try again',
    soundOnly: 'Sound only',
    soundOnlyHint: 'Your camera stays off. You can switch it on later.',
    relay: 'Hide my network address',
    relayHint: (name: string) =>
      `The call goes through our relay, so that ${name} cannot see your network address. It may take a little longer to start.`,
    relayMissing: 'During a call you can see each other’s network addresses: this site has no relay to hide them.',
    relayFailed: 'Your choice was not saved. Please try again.',
    devices: 'Devices',
  },
  test: {
    title: 'Test your camera and sound',
    lead: 'See how others will see and hear you, without a call.',
    private: 'Only you see and hear this. Nothing is recorded or sent, and your devices are released when you leave.',
    remembered: 'Your calls in this browser use the devices that you choose here.',
    interviews: 'Your video interviews',
  },
  sound: {
    play: 'Play a sound',
    again: 'Play it again',
    question: 'Did you hear it?',
    yes: 'Yes, I heard it',
    no: 'No',
    heard: 'Your speaker works.',
    silent: 'Then please try these, and play it again:',
    hints: [
      'Turn up the volume. On a phone, check that it is not in silent mode.',
      'If headphones or a Bluetooth speaker are connected, the sound plays there: choose another speaker, or disconnect them.',
      'Check that this tab and your browser are not muted.',
    ],
    failed: 'Your browser did not play the sound. Choose another speaker, or press again.',
  },
  devices: {
    camera: 'Camera',
    microphone: 'Microphone',
    speaker: 'Speaker',
    unnamed: (index: number) => `Device ${index}`,
    standard: 'Browser default',
  } satisfies Record<DeviceKind, string> & Record<string, unknown>,
  problems: {
    camera: (problem: DeviceProblem) => cameraProblems[problem],
    microphone: (problem: DeviceProblem) => microphoneProblems[problem],
    withoutCamera: 'You can also join with sound only.',
    withoutMicrophone: (name: string) => `Without a microphone ${name} cannot hear you.`,
    withoutBoth: (name: string) => `You can join to watch and listen, but ${name} cannot see or hear you.`,
    cameraInCall: (problem: DeviceProblem) => cameraProblemsInCall[problem],
    microphoneInCall: (problem: DeviceProblem, name: string) => microphoneProblemsInCall[problem](name),
  },
  clocks: {
    you: 'You',
    at: (time: string, day: string) => `${time}, ${day}`,
  },
  room: {
    label: (name: string) => `Call with ${name}`,
    recorded: 'Nothing is recorded',
    minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
    beginsIn: (time: string) => `Begins in ${time}`,
    over: (time: string) => `The agreed time is over. The room closes at ${time}.`,
    theirPicture: (name: string) => `${capitalised(name)}’s video`,
    ownPicture: 'Your own video, mirrored',
    hear: (name: string) => `Press to hear ${name}`,
    controls: 'Call',
    mute: 'Mute',
    unmute: 'Unmute',
    cameraOff: 'Camera off',
    cameraOn: 'Camera on',
    panel: 'Notes',
    devices: 'Devices',
    hangUp: 'Hang up',
    close: 'Close',
    tabs: { questions: 'Questions', notes: 'Notes', devices: 'Devices' },
    panelLabel: 'Questions, notes and devices',
  },
  states: {
    joining: 'Joining',
    crowded: 'This account is open in too many windows. Close one, and you join automatically.',
    unreachable: 'We cannot reach our server right now. You join automatically once we can.',
    alone: (name: string) => `You are in. ${capitalised(name)} is not here yet.`,
    aloneHint: 'They appear here as soon as they join. Until then you can read the guide and take notes.',
    here: (name: string) => `${capitalised(name)} is in the room.`,
    connecting: (name: string) => `${capitalised(name)} is in the room. Connecting you now.`,
    slow: (name: string, relay: boolean) =>
      relay
        ? `Connecting you and ${name} is taking longer than usual. We will keep trying. Another network, or mobile data, may help.`
        : `You and ${name} are not connected yet: one of your networks may not let calls through. We will keep trying. Another network, or mobile data, may help.`,
    reconnecting: (name: string) => `Reconnecting to ${name}. Stay here: the call continues automatically.`,
    otherReconnecting: (name: string) => `${capitalised(name)} has lost the connection and is reconnecting.`,
    left: (name: string) => `${capitalised(name)} has left.`,
    leftHint: 'Stay if they may come back. Hanging up keeps your notes.',
    offline: 'You are offline. The call continues automatically once your network is back.',
    signalling: 'We cannot reach our server right now. The call continues.',
    stoppedHeard: (name: string) => `${capitalised(name)}’s video has stopped. You can still hear them.`,
    stoppedSilent: (name: string) => `${capitalised(name)}’s video and sound have stopped. Waiting for them.`,
    muted: (name: string) => `${capitalised(name)} has muted their microphone.`,
    cameraOff: (name: string) => `${capitalised(name)} has their camera off.`,
    theirSpared: (name: string) =>
      `${capitalised(name)}’s connection is poor, so their camera is off. You can still hear each other.`,
    spared: (name: string) => `Your connection is poor. Your camera is off so that ${name} can hear you well.`,
    cameraOnAgain: 'Camera on again',
    takenOver: 'You are in this room in another window.',
    takenOverFamily: 'Your family has joined in another window.',
    takenOverText: 'The call continues there. This window no longer uses your camera and microphone.',
    useThisWindow: 'Use this window',
  },
  guide: {
    heading: (name: string) => `Good questions for ${name}`,
    text: 'Both of you have a guide. Your ticks are private.',
    progress: (asked: number, all: number) => `${asked} of ${all} asked`,
  },
  notes: {
    label: (name: string) => `Your notes about ${name}`,
    hint: 'Only you see these. They are saved automatically.',
    placeholder: 'What they said, and how it felt',
    saved: 'Saved',
    waiting: 'Saving',
    failed: 'Not saved yet. Your notes are still in this window, and we are still trying to save them.',
    loadFailed: 'Your notes could not be loaded.',
    again: 'Try again',
    loading: 'Loading your notes',
    otherWindow: '[From your other window]',
  },
  end: {
    left: 'You have hung up',
    closed: 'The room has closed',
    moved: 'The interview was moved',
    movedText: 'The two of you have agreed on another time. The room opens again ten minutes before it.',
    refused: 'This call is over',
    refusedText:
      'The room is closed for both of you: the interview was cancelled, or the two of you can no longer meet here.',
    refusedKept: 'You can copy them from here, or find them later in your data export.',
    calm: (name: string) => `Write down what you want to remember about ${name} while it is fresh.`,
    next: 'Next steps',
    write: (name: string) => `Write to ${name}`,
    another: 'Propose another time',
    agreement: 'Write an agreement',
    agreementFailed: 'The agreement could not be opened',
    nextHint: 'You can do all of this in your conversation.',
    report: 'Was something wrong? Report it',
    back: 'Rejoin',
    yourNotes: 'Your notes',
    kept: 'Your notes are kept with the interview.',
  },
} as const;
