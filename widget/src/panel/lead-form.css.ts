/** Over the conversation below the header; within a chat only as tall as its content. */
export const leadCss = `
.nx-lead.nx-lead { position: absolute; inset-inline: 0; inset-block-end: 0; max-height: 100%; overflow: auto; box-sizing: border-box; display: grid; align-content: start; gap: 14px; padding: 20px 16px calc(20px + env(safe-area-inset-bottom)); background: var(--nx-canvas); font-size: 13px; }
.nx-lead[data-when=within] { border-block-start: 1px solid var(--nx-line); box-shadow: 0 -8px 24px rgb(0 0 0 / .08); }
.nx-lead label { display: grid; gap: 4px; overflow-wrap: anywhere; }
.nx-panel .nx-lead :is(input, textarea) { min-height: 44px; min-width: 0; padding: 10px 12px; font-size: 16px; border: 1px solid var(--nx-line); border-radius: 10px; }
.nx-lead textarea { resize: none; }
.nx-lead p { overflow-wrap: anywhere; }
.nx-lead div { display: flex; gap: 8px; }
.nx-panel .nx-lead button { min-height: 44px; padding: 0 16px; border-radius: 10px; font-weight: 600; }
.nx-panel .nx-lead [type=submit] { background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid color-mix(in srgb, var(--nx-text) 14%, transparent); }
.nx-lead [role=alert]:not(:empty) { color: var(--nx-negative); }
.nx-lead [role=alert]:empty { display: none; }
`
