const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M5.5 11.5L12 5l6.5 6.5',
  down: 'M12 5v14M5.5 12.5L12 19l6.5-6.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
}

/** Drawn, not fetched: a strict content security policy may forbid images. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className="nx-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
