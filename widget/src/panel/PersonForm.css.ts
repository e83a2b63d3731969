export const personFormCss = `
.nx-person-form { display: grid; gap: 12px; padding: 16px; font-size: 13px; border: 1px solid var(--nx-line); border-radius: 16px; }
.nx-person-form label { display: grid; gap: 4px; }
.nx-panel .nx-person-form input { min-height: 44px; padding: 8px 12px; font-size: 16px; min-width: 0; border: 1px solid var(--nx-line); border-radius: 10px; }
.nx-row { display: flex; gap: 8px; }
.nx-panel .nx-row button { min-height: 44px; padding: 0 16px; border-radius: 10px; font-weight: 600; }
.nx-panel .nx-primary { background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid color-mix(in srgb, var(--nx-text) 14%, transparent); }
.nx-panel .nx-quiet:hover { background: var(--nx-surface); }
`
