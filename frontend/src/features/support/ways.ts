import { paths } from '../../config/paths';
import type { supportMessages } from './texts';

export type WayKey = keyof typeof supportMessages.ways.items;

/** The pages that questions are most often about. */
export function waysFor(role: 'family' | 'aupair'): { key: WayKey; to: string }[] {
  return [
    { key: 'verification', to: paths.verification },
    { key: 'interviews', to: paths.interviews },
    { key: 'arrangement', to: paths.dashboard },
    { key: 'messages', to: paths.messages },
    { key: 'profile', to: role === 'family' ? paths.familyProfileForm : paths.auPairProfileForm },
  ];
}
