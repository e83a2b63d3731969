/** The launcher and the welcome bubble: all that stands on a page before the chat is opened. */
export const launcherCss = `
:host { all: initial !important; position: fixed !important; z-index: 2147483000 !important; inset: auto !important; --brand: #211f1b; --on-brand: #fff; color-scheme: light dark; }
:host([data-scheme=light]) { color-scheme: light; }
:host([data-scheme=dark]) { color-scheme: dark; }
button { font: inherit; color: inherit; background: none; border: 0; margin: 0; padding: 0; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
.launcher { position: fixed; inset-block-end: 20px; inset-inline-end: 20px; width: 56px; height: 56px; display: grid; place-items: center; border-radius: 50%; background: var(--brand); color: var(--on-brand); box-shadow: 0 0 0 1px rgb(255 255 255 / .16), 0 4px 20px rgb(0 0 0 / .24); transition: transform .12s; }
.launcher:hover { transform: scale(1.05); }
.launcher:active { transform: scale(.97); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 3px; box-shadow: 0 0 0 3px Canvas; }
svg { width: 26px; height: 26px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.launcher[aria-busy=true] svg { animation: nx-wait .8s .3s infinite alternate ease-in-out; }
@keyframes nx-wait { to { opacity: .4; } }
.badge { position: absolute; inset-block-start: -3px; inset-inline-end: -3px; min-width: 20px; height: 20px; padding: 0 5px; border-radius: 10px; background: #b3261e; color: #fff; border: 2px solid #fff; box-sizing: border-box; font: 600 11px/16px system-ui, sans-serif; text-align: center; font-variant-numeric: tabular-nums; }
[hidden] { display: none !important; }
.teaser { position: fixed; inset-block-end: 88px; inset-inline-end: 20px; max-width: min(300px, calc(100vw - 40px)); display: flex; background: light-dark(#fdfcfa, #1b1a18); color: light-dark(#211f1b, #f1eee8); border-radius: 16px; border-end-end-radius: 6px; box-shadow: 0 0 0 1px rgb(0 0 0 / .08), 0 4px 20px rgb(0 0 0 / .12); font: 400 14px/20px Inter, system-ui, sans-serif; animation: nx-in .2s; }
.teaser button { min-height: 44px; border-radius: inherit; text-align: start; padding: 12px 0 12px 16px; overflow-wrap: anywhere; flex: 1; }
:host([dir=rtl]) .teaser button { padding: 12px 16px 12px 0; }
.teaser .dismiss { flex: none; width: 44px; display: grid; place-items: center; padding: 0 !important; align-self: start; opacity: .7; }
.teaser .dismiss:hover { opacity: 1; }
.teaser svg { width: 16px; height: 16px; }
@keyframes nx-in { from { opacity: 0; transform: translateY(8px); } }
@media (max-width: 480px) { .launcher[aria-expanded=true] { display: none; } }
@media (max-height: 480px) { .launcher[aria-expanded=true] { display: none; } }
@media (prefers-reduced-motion: reduce) { *, .launcher[aria-busy=true] svg { animation: none; transition: none; } }
@media (forced-colors: active) { .launcher, .teaser { border: 1px solid; } }
`
