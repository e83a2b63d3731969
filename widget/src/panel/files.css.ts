export const filesCss = `
.nx-files { display: grid; gap: 4px; max-width: 100%; justify-items: inherit; }
.nx-panel .nx-file { display: grid; gap: 2px; max-width: 100%; padding: 10px 14px; border: 1px solid var(--nx-line); border-radius: 16px; text-align: start; overflow-wrap: anywhere; }
.nx-panel .nx-file:has(canvas) { padding: 0; overflow: hidden; }
.nx-file canvas { display: block; max-width: 100%; height: auto; background: var(--nx-surface); }
.nx-file:hover { border-color: var(--nx-text); }
.nx-panel :is(.nx-file, .nx-upload) small { font-size: 12px; color: var(--nx-muted); }
.nx-uploads { max-height: 40%; overflow: auto; padding: 0 12px; }
.nx-upload { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 44px; padding-inline-start: 14px; font-size: 13px; }
.nx-upload b { flex: 1; min-width: 40%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; }
.nx-upload progress { width: 72px; accent-color: var(--nx-text); }
.nx-panel .nx-upload button { min-height: 44px; padding: 0 10px; font-weight: 500; }
.nx-upload [role=alert] { color: var(--nx-negative); }
`
