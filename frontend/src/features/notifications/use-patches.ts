import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type notificationsApi } from '../../api/notifications';

/** The dispatch of the store with the endpoints of this subject. */
type State = Parameters<ReturnType<typeof notificationsApi.endpoints.listNotifications.select>>[0];

/** Dispatches changes to answers that are kept. */
export const usePatches = () => useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
