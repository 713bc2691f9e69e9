import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import type { ApiContext } from '../api/base-query';
import { baseApi } from '../api/base-api';
import { sessionReducer } from '../lib/session';
import { unreadReducer } from '../entities/unread/unread-slice';
import type { PublicSettings } from '../config/product';

const initialState: PublicSettings = {
  publicUrl: '',
  supportEmail: '',
  operator: null,
  serviceScripts: {},
  offlinePages: false,
  today: '2024-01-01',
  country: null,
};

/** Settings of the installation. They are embedded in the page and never change while it is open. */
const settingsSlice = createSlice({ name: 'settings', initialState, reducers: {} });

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionReducer,
  unread: unreadReducer,
  settings: settingsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions {
  preloaded?: Partial<RootState>;
  api: ApiContext;
}

/** Creates a store: one per request on the server, one per tab in the browser. */
export function makeStore({ preloaded, api }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: { extraArgument: api } }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
