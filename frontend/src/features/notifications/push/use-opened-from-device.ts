import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegionalPath } from '../../../lib/region';

interface OpenRequest {
  type: 'open';
  path: string;
}

const isOpenRequest = (data: unknown): data is OpenRequest => (data as OpenRequest | null)?.type === 'open';

/** A tap on a push notification navigates this tab without reloading it. See `public/sw.js`. */
export function useOpenedFromDevice(): void {
  const navigate = useNavigate();
  const regional = useRegionalPath();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const follow = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isOpenRequest(data)) return;
      ports[0]?.postMessage('opened');
      void navigate(regional(data.path));
    };
    navigator.serviceWorker.addEventListener('message', follow);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', follow);
  }, [navigate, regional]);
}
