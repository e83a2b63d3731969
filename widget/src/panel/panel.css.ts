/**
 * The whole look of the panel. One prefix, custom properties only, logical sides (so that right-to-left costs nothing), and no
 * selector that reaches outside `.nx-panel`. Works adopted in a shadow root and as a `<style>` in any page.
 */
export const panelCss = `
.nx-panel, .nx-panel * { box-sizing: border-box; margin: 0; padding: 0; }
.nx-panel {
  color-scheme: light dark;
  --nx-canvas: light-dark(#fdfcfa, #1b1a18);
  --nx-surface: light-dark(#f3f0ea, #292724);
  --nx-line: light-dark(#e5e0d7, #3a3733);
  --nx-text: light-dark(#211f1b, #f1eee8);
  --nx-muted: light-dark(#6b655b, #a8a196);
  --nx-negative: light-dark(#b3261e, #ff9d92);
  --nx-brand-line: color-mix(in srgb, var(--nx-text) 14%, transparent);
  display: flex; flex-direction: column; height: 100%; min-height: 0; overflow: hidden;
  background: var(--nx-canvas); color: var(--nx-text);
  font: 400 14px/1.5 Inter, "Inter Variable", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  text-align: start; letter-spacing: normal; -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 100%;
}
.nx-panel[data-scheme=light] { color-scheme: light; }
.nx-panel[data-scheme=dark] { color-scheme: dark; }
.nx-panel button, .nx-panel input, .nx-panel textarea { font: inherit; color: inherit; background: none; border: 0; border-radius: 6px; }
.nx-panel button { cursor: pointer; touch-action: manipulation; }
.nx-panel button:disabled { cursor: default; }
.nx-panel :focus-visible { outline: 2px solid var(--nx-text); outline-offset: 2px; }
.nx-icon { display: block; width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.nx-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.nx-header { display: flex; align-items: center; gap: 12px; padding: 12px 12px 12px 16px; padding-block-start: calc(12px + env(safe-area-inset-top)); border-block-end: 1px solid var(--nx-line); }
.nx-panel[dir=rtl] .nx-header, :host([dir=rtl]) .nx-header { padding-inline: 16px 12px; }
.nx-avatar { display: grid; place-items: center; width: 36px; height: 36px; flex: none; border-radius: 50%; background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid var(--nx-brand-line); font-weight: 600; }
.nx-titles { flex: 1; min-width: 0; }
.nx-title, .nx-subtitle { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.nx-title { font-size: 15px; font-weight: 600; line-height: 20px; letter-spacing: -.01em; }
.nx-subtitle { font-size: 12px; line-height: 16px; color: var(--nx-muted); }
.nx-panel .nx-icon-button { display: grid; place-items: center; width: 44px; height: 44px; flex: none; border-radius: 10px; color: var(--nx-muted); }
.nx-panel .nx-icon-button:hover { background: var(--nx-surface); color: var(--nx-text); }
.nx-middle { position: relative; display: flex; flex: 1; min-height: 0; }
.nx-list { flex: 1; min-width: 0; overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: var(--nx-line) transparent; padding: 20px 16px 12px; display: flex; flex-direction: column; gap: 8px; }
.nx-panel .nx-list:focus-visible { outline-offset: -3px; }
.nx-panel .nx-latest { position: absolute; inset-block-end: 8px; inset-inline-start: 50%; margin-inline-start: -22px; width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; background: var(--nx-canvas); border: 1px solid var(--nx-line); box-shadow: 0 4px 16px rgb(0 0 0 / .12); }
.nx-message { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; max-width: 88%; }
.nx-visitor { align-self: flex-end; align-items: flex-end; max-width: 82%; margin-block: 8px; }
.nx-visitor + .nx-visitor { margin-block-start: -4px; }
.nx-bubble { max-width: 100%; padding: 10px 14px; border-radius: 16px; border-end-start-radius: 6px; background: var(--nx-surface); overflow-wrap: anywhere; }
.nx-visitor .nx-bubble { background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid var(--nx-brand-line); border-end-start-radius: 16px; border-end-end-radius: 6px; white-space: pre-wrap; }
.nx-waiting .nx-bubble, .nx-visitor.nx-failed .nx-bubble { opacity: .72; }
.nx-name, .nx-status { font-size: 12px; line-height: 16px; color: var(--nx-muted); padding-inline: 2px; }
.nx-error { color: var(--nx-negative); }
.nx-panel .nx-link { text-decoration: underline; text-underline-offset: 2px; font-weight: 600; padding-block: 14px; margin-block: -14px; }
.nx-note { align-self: center; max-width: 90%; margin-block: 8px; font-size: 12px; line-height: 16px; text-align: center; text-wrap: balance; color: var(--nx-muted); }
.nx-bubble > * + *, .nx-bubble li > div, .nx-bubble blockquote > * + * { margin-block-start: 8px; }
.nx-bubble ul, .nx-bubble ol { padding-inline-start: 20px; }
.nx-bubble li + li { margin-block-start: 4px; }
.nx-bubble li::marker { color: var(--nx-muted); }
.nx-bubble a, .nx-source a { color: inherit; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 2px; }
.nx-bubble a:hover, .nx-source a:hover { text-decoration-thickness: 2px; }
.nx-heading { font-weight: 600; }
.nx-bubble strong { font-weight: 600; }
.nx-bubble hr { border: 0; border-block-start: 1px solid var(--nx-line); }
.nx-bubble blockquote { padding-inline-start: 10px; border-inline-start: 2px solid var(--nx-line); color: var(--nx-muted); }
.nx-bubble code { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; padding: 1px 4px; border-radius: 4px; background: var(--nx-line); }
.nx-bubble pre { max-width: 100%; overflow-x: auto; padding: 10px 12px; border-radius: 10px; background: var(--nx-canvas); border: 1px solid var(--nx-line); direction: ltr; text-align: left; }
.nx-bubble pre code { padding: 0; background: none; overflow-wrap: normal; }
.nx-table { max-width: 100%; overflow-x: auto; }
.nx-table table { border-collapse: collapse; font-size: 13px; overflow-wrap: normal; }
.nx-table th, .nx-table td { padding: 4px 10px 4px 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--nx-line); }
.nx-table th { font-weight: 600; }
.nx-sources { display: flex; flex-wrap: wrap; gap: 4px; max-width: 100%; }
.nx-panel .nx-citation { position: relative; display: inline-flex; align-items: center; gap: 6px; max-width: 100%; min-height: 28px; margin-block: 2px; padding: 0 10px 0 4px; border: 1px solid var(--nx-line); border-radius: 14px; font-size: 12px; color: var(--nx-muted); }
.nx-citation::after { content: ""; position: absolute; inset: -8px 0; }
.nx-panel .nx-citation:hover, .nx-panel .nx-citation[aria-expanded=true] { color: var(--nx-text); border-color: var(--nx-muted); }
.nx-number { display: grid; place-items: center; width: 18px; height: 18px; flex: none; border-radius: 50%; background: var(--nx-surface); font-size: 11px; font-variant-numeric: tabular-nums; }
.nx-citation-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 180px; }
.nx-source { flex-basis: 100%; min-width: 0; padding: 10px 12px; border: 1px solid var(--nx-line); border-radius: 10px; font-size: 13px; overflow-wrap: anywhere; }
.nx-source-title { font-weight: 600; }
.nx-source-title span { font-weight: 400; color: var(--nx-muted); }
.nx-snippet { margin-block: 4px; color: var(--nx-muted); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 5; overflow: hidden; }
.nx-suggestions { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; margin-block-start: auto; padding-block-start: 16px; }
.nx-panel .nx-suggestion { min-height: 44px; max-width: 90%; padding: 8px 16px; border: 1px solid var(--nx-line); border-radius: 22px; text-align: start; overflow-wrap: anywhere; transition: background .12s, border-color .12s; }
.nx-panel .nx-suggestion:hover { background: var(--nx-surface); border-color: var(--nx-muted); }
.nx-panel .nx-ask { align-self: flex-start; display: inline-flex; align-items: center; gap: 6px; min-height: 44px; font-weight: 500; }
.nx-panel .nx-ask:not(.nx-suggestion) { padding: 0 4px; font-size: 12px; color: var(--nx-muted); }
.nx-panel .nx-ask:not(.nx-suggestion):hover { color: var(--nx-text); text-decoration: underline; text-underline-offset: 3px; }
.nx-suggestions + .nx-ask { align-self: flex-end; }
.nx-ask .nx-icon { width: 16px; height: 16px; }
.nx-person-form { display: flex; flex-direction: column; gap: 12px; margin-block-start: 4px; padding: 16px; border: 1px solid var(--nx-line); border-radius: 16px; }
.nx-person-form p { color: var(--nx-muted); font-size: 13px; }
.nx-person-form label { display: grid; gap: 4px; font-size: 12px; font-weight: 500; }
.nx-panel .nx-person-form input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--nx-line); border-radius: 10px; background: var(--nx-canvas); font-size: 16px; font-weight: 400; min-width: 0; }
.nx-row { display: flex; flex-wrap: wrap; gap: 8px; }
.nx-panel .nx-primary, .nx-panel .nx-quiet { min-height: 44px; padding: 0 16px; border-radius: 10px; font-weight: 600; }
.nx-panel .nx-primary { background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid var(--nx-brand-line); }
.nx-panel .nx-quiet:hover { background: var(--nx-surface); }
.nx-typing { display: flex; gap: 4px; padding-block: 16px; }
.nx-typing i { width: 6px; height: 6px; border-radius: 50%; background: var(--nx-muted); animation: nx-pulse 1.2s infinite ease-in-out; }
.nx-typing i:nth-child(2) { animation-delay: .15s; }
.nx-typing i:nth-child(3) { animation-delay: .3s; }
@keyframes nx-pulse { 0%, 60%, 100% { opacity: .35; } 30% { opacity: 1; } }
.nx-banner { padding: 8px 16px; font-size: 12px; line-height: 16px; text-align: center; background: var(--nx-surface); color: var(--nx-text); }
.nx-composer { display: flex; align-items: flex-end; gap: 4px; margin: 4px 12px 0; border: 1px solid var(--nx-line); border-radius: 16px; background: var(--nx-canvas); transition: border-color .12s; }
.nx-composer:hover { border-color: var(--nx-muted); }
.nx-composer:focus-within { border-color: var(--nx-text); box-shadow: 0 0 0 1px var(--nx-text); }
.nx-panel .nx-composer textarea { flex: 1; min-width: 0; height: 46px; max-height: 136px; resize: none; padding: 12px 4px 12px 14px; font-size: 15px; line-height: 22px; outline: 0; scrollbar-width: thin; }
.nx-composer textarea:dir(rtl) { padding-inline: 14px 4px; }
.nx-composer textarea::placeholder { color: var(--nx-muted); opacity: 1; }
.nx-panel .nx-send { position: relative; display: grid; place-items: center; width: 36px; height: 36px; margin: 5px; flex: none; border-radius: 50%; background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid var(--nx-brand-line); transition: opacity .12s; }
.nx-send::after { content: ""; position: absolute; inset: -5px; }
.nx-panel .nx-send:disabled { background: var(--nx-surface); color: var(--nx-muted); }
.nx-powered { padding: 8px 16px calc(8px + env(safe-area-inset-bottom)); font-size: 11px; line-height: 16px; text-align: center; color: var(--nx-muted); }
.nx-powered b { font-weight: 600; }
@media (pointer: coarse) { .nx-panel .nx-composer textarea { font-size: 16px; } }
@media (prefers-reduced-motion: reduce) { .nx-panel *, .nx-panel { animation: none !important; transition: none !important; } }
@media (forced-colors: active) { .nx-bubble, .nx-banner, .nx-panel button { border: 1px solid; } .nx-typing i { background: CanvasText; } }
`
