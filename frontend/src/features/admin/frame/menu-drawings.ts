import { iconDrawings, type IconDrawing } from '../../../ui/icon-drawings';

/** One icon for each page. Icons used in Admin only are here, so that visitors do not load them. */
export const menuDrawings = {
  overview: iconDrawings.dashboard,
  badge: iconDrawings.badge,
  flag: { width: 24, height: 24, drawing: '<path d="M6 21V3.8M6 4.5h12.5l-3 4.2 3 4.3H6"/>' },
  lifebuoy: {
    width: 24,
    height: 24,
    drawing:
      '<circle cx="12" cy="12" r="8.7"/><circle cx="12" cy="12" r="3.6"/><path d="M9.4 9.4L5.9 5.9M14.6 9.4l3.5-3.5M14.6 14.6l3.5 3.5M9.4 14.6l-3.5 3.5"/>',
  },
  envelope: iconDrawings.mail,
  tick: iconDrawings.check,
  people: iconDrawings.person,
  star: iconDrawings.star,
  signedDocument: {
    width: 24,
    height: 24,
    drawing:
      '<path d="M5.5 3.5h9l4 4v13h-13Z"/><path d="M14 3.8V8h4.2M8.5 16.3c1.7-3.2 2.9-3.2 2.7-.8-.1 1.6 1 1.6 2 .2.5-.7 1.2-.6 2.3.4"/>',
  },
  pencil: iconDrawings.edit,
  book: {
    width: 24,
    height: 24,
    drawing:
      '<path d="M12 6.3C9.8 4.9 7 4.4 3.5 4.4v13.9c3.5 0 6.3.5 8.5 1.9 2.2-1.4 5-1.9 8.5-1.9V4.4c-3.5 0-6.3.5-8.5 1.9v13.9"/>',
  },
  globe: {
    drawing: '<circle cx="12" cy="12" r="8.7"/><path d="M3.5 12h17M12 3.3c-5 5.4-5 12 0 17.4c5-5.4 5-12 0-17.4"/>',
  },
  scales: {
    width: 24,
    height: 24,
    drawing: '<path d="M12 4v16M8 20.2h8M5 6.8h14"/><path d="M5.6 7L2.9 13.4h5.4Z"/><path d="M18.4 7l-2.7 6.4h5.4Z"/>',
  },
  passport: {
    width: 24,
    height: 24,
    drawing: '<path d="M5.5 3.5h13v17h-13Z"/><circle cx="12" cy="10" r="3.4"/><path d="M8.6 10h6.8M9 16.8h6"/>',
  },
  paperPlane: iconDrawings.send,
  clock: iconDrawings.clock,
  warning: {
    width: 24,
    height: 24,
    drawing: '<path d="M12 4.2L20.8 19.5H3.2Z"/><path d="M12 10v4.4M12 16.9v.3"/>',
  },
  lockOpen: {
    width: 24,
    height: 24,
    drawing: '<path d="M5.5 11h13v9.2h-13ZM8.3 11V7.8a3.7 3.7 0 0 1 7.2-1.2M12 14.3v2.6"/>',
  },
  gauge: {
    width: 24,
    height: 24,
    drawing: '<path d="M4.6 18.5a9 9 0 1 1 14.8 0M12 14.5l4.2-5M12 14.5v.1"/>',
  },
  upload: {
    width: 24,
    height: 24,
    drawing: '<path d="M12 15.5V4M7.3 8.7L12 4l4.7 4.7M4.5 14.5v5h15v-5"/>',
  },
  journal: {
    width: 24,
    height: 24,
    drawing: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1"/>',
  },
  card: { width: 24, height: 24, drawing: '<path d="M3.5 6h17v12.5h-17ZM3.5 10.2h17M7 14.7h3.5"/>' },
  sliders: iconDrawings.filter,
} satisfies Record<string, IconDrawing>;
