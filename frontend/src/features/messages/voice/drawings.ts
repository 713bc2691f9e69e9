export const MICROPHONE_DRAWING = {
  drawing:
    '<path d="M12 3.5a2.8 2.8 0 0 0-2.8 2.8v5.2a2.8 2.8 0 0 0 5.6 0V6.3A2.8 2.8 0 0 0 12 3.5ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3.2M8.8 20.7h6.4"/>',
};
export const PLAY_DRAWING = { drawing: '<path d="M8 5.5v13l10.5-6.5Z"/>' };
export const PAUSE_DRAWING = { drawing: '<path d="M8.5 6v12M15.5 6v12" stroke-width="3"/>' };
export const STOP_DRAWING = { drawing: '<path d="M7 7h10v10H7Z"/>' };
