/**
 * Every colour, distance and duration of the product, by meaning. Colours are names only: `global-style.ts` gives them their values
 * for the light and the dark theme.
 */
export const color = {
  /** Behind everything. */
  canvas: 'var(--canvas)',
  /** Cards, tables, panels. */
  surface: 'var(--surface)',
  /** What floats: dialogs, menus, toasts. */
  raised: 'var(--raised)',
  /** Wells, hovered rows, code, skeletons. */
  sunken: 'var(--sunken)',
  line: 'var(--line)',
  /** Borders of things one can operate: 3:1 against the surface. */
  lineStrong: 'var(--line-strong)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  accentSoft: 'var(--accent-soft)',
  /** The accent as text or icon, on any surface and on `accentSoft`. */
  accentText: 'var(--accent-text)',
  onAccent: 'var(--on-accent)',
  /** Sentiment and status, never decoration: fills, … */
  positive: 'var(--positive)',
  neutral: 'var(--neutral)',
  negative: 'var(--negative)',
  /** … their pale grounds, … */
  positiveSoft: 'var(--positive-soft)',
  neutralSoft: 'var(--neutral-soft)',
  negativeSoft: 'var(--negative-soft)',
  /** … and text of that meaning, readable on a surface and on the pale ground. */
  positiveText: 'var(--positive-text)',
  neutralText: 'var(--neutral-text)',
  negativeText: 'var(--negative-text)',
  /** A button that destroys; white text stands on it. */
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  onDanger: 'var(--on-danger)',
  focus: 'var(--focus)',
  scrim: 'var(--scrim)',
} as const

/** Multiples of 4 px. */
export const space = {
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
  32: '128px',
} as const

export const radius = { small: '6px', medium: '10px', large: '16px', round: '999px' } as const

export const shadow = {
  /** Cards and buttons: barely lifted. */
  low: 'var(--shadow-low)',
  /** Dialogs, menus, toasts. */
  high: 'var(--shadow-high)',
} as const

export const font = {
  family: "'Inter Variable', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  size: {
    12: '12px',
    13: '13px',
    14: '14px',
    16: '16px',
    20: '20px',
    28: '28px',
    44: '44px',
    64: '64px',
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  /** Large type is set tighter. */
  tracking: { normal: '0', heading: '-0.014em', display: '-0.03em' },
  leading: { tight: 1.15, heading: 1.3, body: 1.5 },
} as const

/** `reduced motion` sets all three to zero. */
export const motion = {
  fast: 'var(--motion-fast)',
  normal: 'var(--motion-normal)',
  slow: 'var(--motion-slow)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

/** The one list of z-indexes. */
export const depth = {
  sticky: 10,
  sidebar: 20,
  dialog: 110,
  menu: 200,
  tooltip: 300,
  toast: 400,
  skipLink: 500,
} as const

/** Narrower than this there is room for one thing at a time: a list, a conversation, or who it is with. */
export const PHONE = '(width < 720px)'

export const size = {
  controlSmall: '30px',
  control: '36px',
  controlLarge: '44px',
  icon: '16px',
  /** At most 220 px. */
  sidebar: '220px',
  sidebarClosed: '60px',
  page: '1200px',
  reading: '680px',
  dialogSmall: '400px',
  dialogMedium: '520px',
  dialogLarge: '760px',
  dialogWide: '1160px',
  /** Also no higher than the window lets a picture of 8:5 be. */
  dialogFilm: 'min(1060px, calc((100vh - 220px) * 1.6))',
  /** Two panes in a wide dialog: what stands around them in the window, the list of the left one, the kinds in the right one. */
  aroundReader: '168px',
  readerLeast: '320px',
  readerList: '288px',
  readerKind: '116px',
  palette: '640px',
  paletteList: '420px',
  donut: 200,
  donutStroke: '10%',
  tooltip: '500px',
  toast: '350px',
  transcript: '450px',
  colorPicker: '276px',
  colorPickerWide: '652px',
  /** Two columns narrower than this together stand one below the other. */
  sideBySide: '760px',
  /** Narrower than this a page and the menu beside it stand one below the other. */
  besideMenu: '880px',
  /** Narrower than this the five columns of the call logs leave no room for a name. */
  fiveColumns: '600px',
  /** Narrower than this the head of a conversation has room for the icon of what it does only. */
  namedControl: '440px',
} as const
