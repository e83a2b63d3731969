/** Launcher and welcome bubble: everything that is on a page before the chat is opened. Kept short, because every page view loads it. */
export const launcherCss = `
:host { all: initial !important; color-scheme: light dark; --brand: #211f1b; --on-brand: #fff; }
:host([hidden]) { display: none !important; }
:host([data-scheme=light]) { color-scheme: light; }
:host([data-scheme=dark]) { color-scheme: dark; }
* { z-index: 2147483000; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
.launcher, .teaser { position: fixed; inset-block-end: 20px; inset-inline-end: 20px; box-shadow: 0 0 0 1px #8883, 0 4px 20px #0003; border-radius: 28px; }
.launcher { width: 56px; height: 56px; background: var(--brand); color: var(--on-brand); }
.launcher:hover { filter: brightness(1.1); }
:focus-visible { outline: 2px solid CanvasText; outline-offset: 3px; }
svg { width: 26px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; vertical-align: middle; }
.teaser { inset-block-end: 88px; max-width: min(300px, 100vw - 40px); display: flex; background: Canvas; color: CanvasText; border-radius: 16px; font: 14px/20px Inter, system-ui, sans-serif; animation: nx-in .2s; }
.teaser button { padding: 12px 16px; text-align: start; overflow-wrap: anywhere; border-radius: 16px; min-width: 44px; }
.teaser button + button { padding-inline-start: 8px; }
@media (prefers-reduced-motion: no-preference) { @keyframes nx-in { from { opacity: 0; translate: 0 8px; } } }
@media (forced-colors: active) { .launcher, .teaser { border: 1px solid; } }
`
