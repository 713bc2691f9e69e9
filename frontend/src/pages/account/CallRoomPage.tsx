import { useParams } from 'react-router-dom';
import { CallScreen } from '../../features/call';

export function Component() {
  const { id = '' } = useParams();
  return <CallScreen key={id} interviewId={id} />;
}
