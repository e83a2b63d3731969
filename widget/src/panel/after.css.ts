export const afterCss = `
.nx-more { position: absolute; inset-block-start: calc(64px + env(safe-area-inset-top)); inset-inline-end: 12px; width: min(260px, 100% - 24px); padding: 6px; background: var(--nx-canvas); border: 1px solid var(--nx-line); border-radius: 16px; box-shadow: 0 8px 24px rgb(0 0 0 / .16); }
.nx-panel .nx-more button { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border-radius: 10px; text-align: start; }
.nx-panel .nx-more button:hover { background: var(--nx-surface); }
.nx-panel .nx-more p { padding: 8px 12px; font-size: 13px; color: var(--nx-muted); }
.nx-panel .nx-more [role=alert] { color: var(--nx-negative); }
.nx-rating { display: grid; gap: 4px; padding: 4px 16px; border-block-start: 1px solid var(--nx-line); font-size: 13px; }
.nx-rating .nx-row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
.nx-panel .nx-rating .nx-row p { flex: 1; color: var(--nx-muted); }
.nx-panel .nx-rating button { display: flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 12px; border-radius: 10px; font-weight: 500; }
.nx-panel .nx-rating button:is(:hover, [aria-pressed=true]) { background: var(--nx-surface); }
.nx-panel .nx-rating [aria-pressed=true] { font-weight: 600; }
.nx-rating .nx-icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.nx-rating [aria-pressed=true] path { fill: currentColor; }
.nx-panel .nx-rating input { flex: 1; min-width: 0; min-height: 44px; padding: 8px 12px; font-size: 16px; border: 1px solid var(--nx-line); border-radius: 10px; }
.nx-rating [role=status]:empty { display: none; }
.nx-panel .nx-rating [role=status] { padding-block-end: 8px; color: var(--nx-muted); }
`
