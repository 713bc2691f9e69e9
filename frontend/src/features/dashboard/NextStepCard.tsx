import type { NextStepCode } from '../../api/dashboard';
import { useUnreadCount } from '../../entities/unread';
import type { SessionUser } from '../../lib/session';
import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { LeadCard } from './LeadCard';
import { stepOf } from './own-steps';
import { dashboardTexts as texts } from './texts';

/** The next step when there are no tasks, and the unread messages. */
export function NextStepCard({ code, user }: { code: NextStepCode; user: SessionUser }) {
  const unread = useUnreadCount();
  return (
    <LeadCard eyebrow={texts.next} {...stepOf(code, user)}>
      {user.userType === 'admin' || code === 'keep_talking' ? null : (
        <ArrowLink to={paths.messages}>{unread > 0 ? texts.unread(unread) : texts.openMessages}</ArrowLink>
      )}
    </LeadCard>
  );
}
