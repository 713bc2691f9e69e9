import { createSlice } from '@reduxjs/toolkit';
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
export const settingsSlice = createSlice({ name: 'settings', initialState, reducers: {} });
