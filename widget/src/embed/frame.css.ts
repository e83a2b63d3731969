/**
 * The position of the panel on the page: in place of the launcher, or on the whole screen of a phone. Also the badge, which needs the chat.
 */
export const frameCss = `
.nx-frame { --nx-brand: var(--brand); --nx-on-brand: var(--on-brand); position: fixed; inset-block-end: 20px; inset-inline-end: 20px; width: min(400px, calc(100vw - 40px)); height: min(680px, calc(100dvh - 40px)); border-radius: 16px; overflow: hidden; outline: 0; box-shadow: 0 0 0 1px rgb(0 0 0 / .08), 0 12px 48px rgb(0 0 0 / .18); animation: nx-in .2s; }
.nx-frame[hidden], .launcher[aria-expanded=true] { display: none; }
@media (max-width: 480px), (max-height: 480px) { .nx-frame { inset: 0; width: 100%; height: 100dvh; border-radius: 0; } }
.badge { position: absolute; inset-block-start: -3px; inset-inline-end: -3px; min-width: 20px; padding: 0 5px; border-radius: 10px; background: #b3261e; color: #fff; border: 2px solid #fff; box-sizing: border-box; font: 600 11px/16px system-ui; }
@media (forced-colors: active) { .nx-frame { border: 1px solid; } }
`
