import { paths, supportPath } from '../../config/paths';
import type { UserType } from '../../lib/session';
import { frameMessages as texts } from './texts';

/** The places of someone who is logged in that have no entry of their own in the header. */
export function memberEntries(userType: UserType): (readonly [to: string, label: string])[] {
  if (userType === 'admin')
    return [
      [paths.adminDashboard, texts.admin],
      [paths.account, texts.account],
    ];
  return [
    [userType === 'family' ? paths.searchAuPairs : paths.searchFamilies, texts.search],
    [paths.interviews, texts.interviews],
    [paths.auPairJobBoard, texts.jobBoard],
    [userType === 'family' ? paths.familyProfileForm : paths.auPairProfileForm, texts.profile],
    [paths.account, texts.account],
    [supportPath(userType), texts.support],
  ];
}
