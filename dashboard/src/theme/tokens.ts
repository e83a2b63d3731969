/**
 * Every colour, distance and duration of the product, by meaning. Colours are names only: `global-style.ts` gives them their values
 * for the light and the dark theme.
 */
export const color = {
  /** Background of the whole page. */
  canvas: 'var(--canvas)',
  /** Cards, tables, panels. */
  surface: 'var(--surface)',
  /** Things above the page: dialogs, menus, toasts. */
  raised: 'var(--raised)',
  /** Wells, hovered rows, code, skeletons. */
  sunken: 'var(--sunken)',
  line: 'var(--line)',
  /** Borders of controls, with a contrast of 3:1 against the surface. */
  lineStrong: 'var(--line-strong)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  accentSoft: 'var(--accent-soft)',
  /** The accent as text or icon, on any surface and on `accentSoft`. */
  accentText: 'var(--accent-text)',
  onAccent: 'var(--on-accent)',
  /** Sentiment and status, never decoration: fill colours … */
  positive: 'var(--positive)',
  neutral: 'var(--neutral)',
  negative: 'var(--negative)',
  /** … their pale backgrounds … */
  positiveSoft: 'var(--positive-soft)',
  neutralSoft: 'var(--neutral-soft)',
  negativeSoft: 'var(--negative-soft)',
  /** … and text colours, readable on a surface and on the pale background. */
  positiveText: 'var(--positive-text)',
  neutralText: 'var(--neutral-text)',
  negativeText: 'var(--negative-text)',
  /** A button that deletes something; its text is white. */
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
  /** Shadow of cards and buttons. */
  low: 'var(--shadow-low)',
  /** Shadow of dialogs, menus and toasts. */
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
  /** Letter spacing: large type is set tighter. */
  tracking: { normal: '0', heading: '-0.014em', display: '-0.03em' },
  leading: { tight: 1.15, heading: 1.3, body: 1.5 },
} as const

/** Durations of animations; `reduced motion` sets them to zero. */
export const motion = {
  fast: 'var(--motion-fast)',
  normal: 'var(--motion-normal)',
  slow: 'var(--motion-slow)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

/** All z-indexes of the dashboard. */
export const depth = {
  sticky: 10,
  sidebar: 20,
  dialog: 110,
  menu: 200,
  tooltip: 300,
  toast: 400,
  skipLink: 500,
} as const

/** Below this width there is room for one pane only: a list, a conversation, or its details. */
export const PHONE = '(width < 720px)'

export const size = {
  /** 30 px, and 44 px under a finger. */
  controlSmall: 'var(--control-small)',
  /** 36 px, and 44 px under a finger. */
  control: 'var(--control)',
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
  /** Width of a dialog with a film of 8:5, limited by the height of the window. */
  dialogFilm: 'min(1060px, calc((100vh - 220px) * 1.6))',
  /** Sizes in a wide dialog of two panes: the space around them, the least width of the list, and that of the kinds. */
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
  /** Below this width, two columns are placed one below the other. */
  sideBySide: '760px',
  /** Below this width, a page and its menu are placed one below the other. */
  besideMenu: '880px',
  /** Below this width, a row of the inbox shows its time on a line of its own. */
  inboxRow: '260px',
  /** Below this width, five columns in the call logs leave no room for a name. */
  fiveColumns: '600px',
  /** Below this width, the control in a conversation's header only shows its icon. */
  namedControl: '440px',
} as const
