import { useEffect, useRef } from 'react';
import type { LocalMedia } from './model/local-media';

/** Keeps camera and microphone open as long as they are wanted. */
export function useOpenMedia(media: LocalMedia, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    void media.open();
    return () => media.close();
  }, [media, wanted]);
}

/** Shows a stream in a `<video>`; the element is handed over as it is. */
export function useStream<Element extends HTMLMediaElement>(stream: MediaStream | null) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (element.current && element.current.srcObject !== stream) element.current.srcObject = stream;
  }, [stream]);
  return element;
}
