/** Where the panel stands on the page: above the launcher, or the whole screen of a phone. */
export const frameCss = `
.nx-frame { position: fixed; inset-block-end: 92px; inset-inline-end: 20px; width: min(400px, calc(100vw - 40px)); height: min(680px, calc(100dvh - 112px)); border-radius: 16px; overflow: hidden; outline: 0; box-shadow: 0 0 0 1px rgb(0 0 0 / .08), 0 12px 48px rgb(0 0 0 / .18); animation: nx-rise .2s cubic-bezier(.2, 0, 0, 1); transform-origin: bottom right; }
.nx-frame[hidden] { display: none; }
@keyframes nx-rise { from { opacity: 0; transform: translateY(12px); } }
@media (max-width: 480px) { .nx-frame { inset: 0; width: 100%; height: 100dvh; border-radius: 0; box-shadow: none; } }
@media (max-height: 480px) { .nx-frame { inset-block: 0; height: 100dvh; border-radius: 0; } }
@media (prefers-reduced-motion: reduce) { .nx-frame { animation: none; } }
@media (forced-colors: active) { .nx-frame { border: 1px solid; } }
`
