import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The number of unread messages of the logged-in person. */
export interface UnreadState {
  count: number;
}

const initialState: UnreadState = { count: 0 };

const unreadSlice = createSlice({
  name: 'unread',
  initialState,
  reducers: {
    unreadSet: (state, { payload }: PayloadAction<number>) => {
      state.count = Math.max(0, Math.floor(payload) || 0);
    },
    unreadRaised: (state, { payload }: PayloadAction<number>) => {
      state.count = Math.max(0, state.count + payload);
    },
    unreadLowered: (state, { payload }: PayloadAction<number>) => {
      state.count = Math.max(0, state.count - payload);
    },
  },
});

export const { unreadSet, unreadRaised, unreadLowered } = unreadSlice.actions;
export const unreadReducer = unreadSlice.reducer;

/** The text of the badge: empty at zero, `9+` above nine. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > 9 ? '9+' : String(count);
}
