/** The inside of an SVG, in lines: 24 by 24 where no other size is given. */
export interface IconDrawing {
  width?: number;
  height?: number;
  drawing: string;
}

/** All icons: the content of a 24 by 24 frame, wider where noted. Drawn by us. */
export const iconDrawings = {
  arrow: { drawing: '<path d="M4 12h15M13 6l6 6-6 6"/>' },
  attach: {
    drawing:
      '<path d="M19.5 11l-7.7 7.7a4.4 4.4 0 0 1-6.2-6.2l8-8a3 3 0 0 1 4.2 4.2l-7.8 7.8a1.5 1.5 0 0 1-2.1-2.1l7-7"/>',
  },
  back: { drawing: '<path d="M20 12H5M11 6l-6 6 6 6"/>' },
  badge: {
    drawing:
      '<path d="M12 2.8l2.4 1.7 2.9-.1.8 2.8 2.4 1.7-1 2.8 1 2.7-2.4 1.7-.8 2.8-2.9-.1-2.4 1.7-2.4-1.7-2.9.1-.8-2.8-2.4-1.7 1-2.7-1-2.8 2.4-1.7.8-2.8 2.9.1Z"/><path d="M8.5 11.8l2.5 2.5 4.6-4.8"/>',
  },
  bed: {
    drawing: '<path d="M3.5 19V6M3.5 16h17v3M20.5 16v-3.5a2.5 2.5 0 0 0-2.5-2.5h-8V16M6.8 10.5v.1"/>',
  },
  bell: {
    drawing: '<path d="M5 17c1.8-2 1.8-4 1.8-6.5a5.2 5.2 0 0 1 10.4 0C17.2 13 17.2 15 19 17ZM10 20c1 1 3 1 4 0"/>',
  },
  calendar: { drawing: '<path d="M4 6h16v14H4ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7"/>' },
  car: {
    drawing: '<path d="M4 17v-4.5l2.2-5.5h11.6l2.2 5.5V17ZM4 12.5h16M6.5 17v2M17.5 17v2M7.5 15h.4M16.2 15h.4"/>',
  },
  check: { drawing: '<path d="M5 12.5l4.5 4.5L19.5 7"/>' },
  chevron: { drawing: '<path d="M6.5 9.5l5.5 5.5 5.5-5.5"/>' },
  children: {
    drawing:
      '<circle cx="8" cy="7.5" r="3"/><circle cx="17" cy="10.5" r="2.3"/><path d="M3 20c0-5 2-7 5-7s5 2 5 7M13.5 20c0-3.6 1.3-5 3.5-5s3.5 1.4 3.5 5"/>',
  },
  clock: { drawing: '<circle cx="12" cy="12" r="8.7"/><path d="M12 7v5.2l3.3 2"/>' },
  close: { drawing: '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>' },
  dashboard: { drawing: '<path d="M4 4h7v9H4ZM15 4h5v5h-5ZM15 13h5v7h-5ZM4 17h7v3H4Z"/>' },
  focus: { drawing: '<circle cx="12" cy="12" r="5"/><path d="M12 3v4M12 17v4M3 12h4M17 12h4"/>' },
  filter: {
    drawing:
      '<path d="M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9"/><circle cx="15" cy="7" r="2.5"/><circle cx="9" cy="17" r="2.5"/>',
  },
  heart: {
    drawing:
      '<path d="M12 20.3C5.5 15.8 3 12.3 3 8.8A4.7 4.7 0 0 1 12 6.9A4.7 4.7 0 0 1 21 8.8C21 12.3 18.5 15.8 12 20.3Z"/>',
  },
  home: { drawing: '<path d="M4 11l8-7 8 7v9h-5.5v-6h-5v6H4Z"/>' },
  menu: { drawing: '<path d="M4 8h16M4 16h16"/>' },
  message: { drawing: '<path d="M4 5.5h16v11H10.5L6 20v-3.5H4Z"/>' },
  moon: { drawing: '<path d="M19.5 14.5A8.3 8.3 0 0 1 9.5 4.5a8.3 8.3 0 1 0 10 10Z"/>' },
  more: { drawing: '<path d="M5.5 12h.1M12 12h.1M18.5 12h.1" stroke-width="3"/>' },
  place: {
    drawing:
      '<path d="M12 21c-4.5-4.7-6.7-8-6.7-11a6.7 6.7 0 0 1 13.4 0c0 3-2.2 6.3-6.7 11Z"/><circle cx="12" cy="10" r="2.4"/>',
  },
  search: { drawing: '<circle cx="10.5" cy="10.5" r="6.7"/><path d="M15.5 15.5L21 21"/>' },
  send: { drawing: '<path d="M4 12L20.5 4.5 15 20.5l-3.5-7Z"/><path d="M11.5 13.5L20 5"/>' },
  smile: {
    drawing: '<circle cx="12" cy="12" r="8.7"/><path d="M8.3 13.8c1.8 2.9 5.6 2.9 7.4 0M9 9.3v.4M15 9.3v.4"/>',
  },
  star: {
    width: 20,
    height: 20,
    drawing: '<path d="M10 2l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5L10 14.4 5 17.1l1.1-5.5L2 7.8l5.6-.7Z"/>',
  },
  video: { drawing: '<path d="M3 6.5h12v11H3ZM15 11l6-3.5v9L15 13Z"/>' },
  eye: {
    drawing:
      '<path d="M2.5 12C5.5 6.8 8.6 5 12 5s6.5 1.8 9.5 7c-3 5.2-6.1 7-9.5 7s-6.5-1.8-9.5-7Z"/><circle cx="12" cy="12" r="3"/>',
  },
  eyeOff: {
    drawing:
      '<path d="M4 4l16 16M9.5 5.4A8.6 8.6 0 0 1 12 5c3.4 0 6.5 1.8 9.5 7a17 17 0 0 1-3 3.9M6.3 7.6A15.5 15.5 0 0 0 2.5 12c3 5.2 6.1 7 9.5 7 1.5 0 2.9-.35 4.2-1.1M10 10a3 3 0 0 0 4 4"/>',
  },
  alert: { drawing: '<path d="M12 4L21.5 20H2.5ZM12 10v4.5M12 17.3v.1"/>' },
  info: { drawing: '<circle cx="12" cy="12" r="8.7"/><path d="M12 11v5.5M12 7.7v.1"/>' },
  plus: { drawing: '<path d="M12 5v14M5 12h14"/>' },
  minus: { drawing: '<path d="M5 12h14"/>' },
  person: {
    drawing: '<circle cx="12" cy="8" r="3.8"/><path d="M4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5"/>',
  },
  flag: { drawing: '<path d="M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0"/>' },
  edit: { drawing: '<path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z"/><path d="M14 6.5L17.5 10"/>' },
  trash: {
    drawing: '<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.2 10.5v6M13.8 10.5v6"/>',
  },
  camera: {
    drawing: '<path d="M3.5 7.5H8L9.5 5h5L16 7.5h4.5V19h-17Z"/><circle cx="12" cy="13" r="3.7"/>',
  },
  sun: {
    drawing:
      '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4"/>',
  },
  screen: { drawing: '<path d="M3.5 5h17v11.5h-17ZM9 20h6M12 16.5V20"/>' },
  lock: {
    drawing: '<path d="M5.5 10.5h13V20h-13Z"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  },
  mail: { drawing: '<path d="M3.5 5.5h17v13h-17Z"/><path d="M3.5 7l8.5 6.5L20.5 7"/>' },
  phone: {
    drawing:
      '<path d="M5 4.5h4l1.5 4.5-2.3 1.7a12 12 0 0 0 5.1 5.1l1.7-2.3 4.5 1.5v4c0 .6-.5 1-1 1C11.3 20 4 12.7 4 5.5c0-.5.4-1 1-1Z"/>',
  },
  shield: {
    drawing:
      '<path d="M12 3l7.5 2.7v6c0 4.6-3 7.5-7.5 9.3-4.5-1.8-7.5-4.7-7.5-9.3v-6Z"/><path d="M8.7 12l2.4 2.4 4.3-4.6"/>',
  },
  retry: { drawing: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5V8H15"/>' },
  signOut: { drawing: '<path d="M13.5 4.5h-8v15h8M10.5 12h10M16.5 8l4 4-4 4"/>' },
  external: { drawing: '<path d="M14 4.5h5.5V10M19 5l-8.5 8.5M17 14v5.5H4.5V7H10"/>' },
} satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof iconDrawings;
