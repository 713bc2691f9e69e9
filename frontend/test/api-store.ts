import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../src/api/base-api';

/** A store that asks an API at http://api.test. */
export const makeApiStore = () =>
  configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: 'http://api.test', headers: {} } } }).concat(baseApi.middleware),
  });
