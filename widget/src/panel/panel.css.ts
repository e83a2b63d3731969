/**
 * All styles of the panel. One prefix, custom properties only, logical sides (so that right-to-left costs nothing), and no selector that
 * reaches outside `.nx-panel`. It works in a shadow root and as a `<style>` in any page. Rules with common declarations share a line,
 * because every visitor downloads them. No quotation mark and no `>`: React 18 escapes them when a server renders the style sheet, so empty
 * `content` is written as an attribute that no element has.
 */
export const panelCss = `
.nx-panel {
  color-scheme: light dark;
  --nx-canvas: light-dark(#fdfcfa, #1b1a18);
  --nx-surface: light-dark(#f3f0ea, #292724);
  --nx-line: light-dark(#e5e0d7, #3a3733);
  --nx-text: light-dark(#211f1b, #f1eee8);
  --nx-muted: light-dark(#6b655b, #a8a196);
  --nx-negative: light-dark(#b3261e, #ff9d92);
  display: flex; flex-direction: column; height: 100%; overflow: hidden;
  background: var(--nx-canvas); color: var(--nx-text);
  font: 14px/1.5 Inter, system-ui, sans-serif;
  text-align: start;
}
.nx-panel[data-scheme=light] { color-scheme: light; }
.nx-panel[data-scheme=dark] { color-scheme: dark; }
.nx-panel * { box-sizing: border-box; margin: 0; padding: 0; }
.nx-panel :is(button, input, textarea) { font: inherit; color: inherit; background: none; border: 0; }
.nx-panel button { cursor: pointer; }
.nx-panel :focus-visible { outline: 2px solid var(--nx-text); outline-offset: 2px; }
.nx-panel :is(.nx-avatar, .nx-visitor .nx-bubble, .nx-send) { background: var(--nx-brand); color: var(--nx-on-brand); border: 1px solid color-mix(in srgb, var(--nx-text) 14%, transparent); }
.nx-panel :is(.nx-composer, details, .nx-suggestion, .nx-latest) { border: 1px solid var(--nx-line); border-radius: 16px; }
.nx-panel :is(.nx-subtitle, .nx-name, .nx-status, .nx-note, .nx-powered, summary, .nx-ask, .nx-banner) { font-size: 12px; line-height: 16px; color: var(--nx-muted); }
.nx-panel :is(.nx-send, .nx-latest, .nx-close, .nx-avatar, .nx-number) { display: grid; place-items: center; flex: none; border-radius: 50%; }
.nx-panel :is(.nx-titles p, .nx-cited) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.nx-panel :is(.nx-close:hover, .nx-suggestion:hover, .nx-number, .nx-send:disabled, .nx-banner) { background: var(--nx-surface); }
.nx-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.nx-header { display: flex; align-items: center; gap: 12px; padding: calc(12px + env(safe-area-inset-top)) 16px 12px; border-block-end: 1px solid var(--nx-line); }
.nx-avatar { width: 36px; height: 36px; font-weight: 600; }
.nx-titles { flex: 1; min-width: 0; }
.nx-title { font-size: 15px; font-weight: 600; line-height: 20px; }
.nx-panel .nx-close { width: 44px; height: 44px; margin-inline-end: -8px; color: var(--nx-muted); font-size: 22px; }
.nx-middle { position: relative; display: flex; flex: 1; min-height: 0; }
.nx-list { flex: 1; min-width: 0; overflow: auto; overscroll-behavior: contain; padding: 20px 16px 12px; display: flex; flex-direction: column; gap: 8px; }
.nx-list:focus-visible { outline-offset: -3px; }
.nx-panel .nx-latest { position: absolute; inset-block-end: 8px; inset-inline: calc(50% - 22px); height: 44px; background: var(--nx-canvas); }
.nx-message { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; max-width: 88%; }
.nx-visitor { align-self: flex-end; align-items: flex-end; margin-block: 8px; }
.nx-bubble { max-width: 100%; padding: 10px 14px; border-radius: 16px; border-end-start-radius: 6px; background: var(--nx-surface); overflow-wrap: anywhere; }
.nx-visitor .nx-bubble { border-end-start-radius: 16px; border-end-end-radius: 6px; white-space: pre-wrap; }
.nx-error { color: var(--nx-negative) !important; }
.nx-panel .nx-link { text-decoration: underline; padding-block: 14px; margin-block: -14px; }
.nx-note { align-self: center; margin-block: 8px; text-align: center; }
.nx-bubble * + * { margin-block-start: 8px; }
.nx-bubble :is(ul, ol) { padding-inline-start: 20px; }
.nx-bubble li + li { margin-block-start: 4px; }
.nx-bubble a, .nx-source a { color: inherit; text-decoration: underline; text-underline-offset: 2px; }
.nx-panel :is(.nx-heading, strong, th, .nx-powered b, .nx-link) { font-weight: 600; }
.nx-bubble blockquote { padding-inline-start: 10px; border-inline-start: 2px solid var(--nx-muted); }
.nx-bubble code { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; padding: 1px 4px; border-radius: 4px; background: var(--nx-line); }
.nx-bubble pre { max-width: 100%; overflow-x: auto; padding: 10px 12px; border-radius: 10px; background: var(--nx-line); direction: ltr; }
.nx-bubble pre code { padding: 0; overflow-wrap: normal; }
.nx-table { max-width: 100%; overflow-x: auto; overflow-wrap: normal; }
.nx-table table { border-collapse: collapse; font-size: 13px; }
.nx-table :is(th, td) { padding: 4px 8px; text-align: start; border: 1px solid var(--nx-line); }
.nx-sources { display: flex; flex-wrap: wrap; gap: 8px 4px; max-width: 100%; }
.nx-panel details { max-width: 100%; font-size: 13px; }
.nx-panel details[open] { width: 100%; }
.nx-panel summary { position: relative; display: flex; align-items: center; gap: 6px; height: 28px; padding-inline: 4px 12px; border-radius: 14px; cursor: pointer; }
.nx-panel summary:hover, .nx-panel [open] summary { color: var(--nx-text) !important; }
.nx-panel :is(summary, .nx-send)::after { content: attr(nx); position: absolute; inset: -8px 0; }
.nx-number { width: 18px; height: 18px; font-size: 11px; }
.nx-cited { max-width: 190px; }
[open] .nx-cited { max-width: none; }
.nx-source { padding: 2px 14px 10px; overflow-wrap: anywhere; }
.nx-source p { max-height: 98px; overflow: auto; color: var(--nx-muted); }
.nx-suggestions { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; margin-block-start: auto; padding-block-start: 16px; }
.nx-panel .nx-suggestion { min-height: 44px; padding: 8px 16px; border-radius: 22px; text-align: start; overflow-wrap: anywhere; }
.nx-panel .nx-ask { align-self: flex-start; display: flex; align-items: center; gap: 6px; min-height: 44px; font-weight: 500; }
.nx-after:not([hidden]) { display: contents; }
.nx-suggestions + div .nx-ask { align-self: flex-end; }
.nx-panel .nx-ask:is(:hover, .nx-suggestion) { color: var(--nx-text); }
.nx-typing { display: flex; gap: 4px; padding-block: 16px; }
.nx-typing i { width: 6px; height: 6px; margin: 0; border-radius: 50%; background: var(--nx-muted); animation: nx-pulse .6s infinite alternate; }
.nx-typing i + i { animation-delay: .2s; }
.nx-typing i + i + i { animation-delay: .4s; }
@media (prefers-reduced-motion: no-preference) { @keyframes nx-pulse { to { opacity: .3; } } }
.nx-panel .nx-banner { padding: 8px 16px; text-align: center; color: var(--nx-text); }
.nx-composer { display: flex; align-items: flex-end; margin: 4px 12px 0; }
.nx-composer:focus-within { border-color: var(--nx-text); box-shadow: 0 0 0 1px var(--nx-text); }
.nx-panel .nx-composer textarea { flex: 1; min-width: 0; height: 46px; max-height: 136px; resize: none; padding: 12px 14px; font-size: 16px; line-height: 22px; outline: 0; }
.nx-panel textarea::placeholder { color: var(--nx-muted); opacity: 1; }
.nx-panel .nx-send { position: relative; width: 36px; height: 36px; margin: 5px; font-size: 20px; }
.nx-panel .nx-send:disabled { color: var(--nx-muted); }
.nx-panel .nx-powered { padding: 8px 16px calc(8px + env(safe-area-inset-bottom)); font-size: 11px; text-align: center; }
@media (forced-colors: active) { .nx-bubble, .nx-banner, .nx-panel button { border: 1px solid !important; } .nx-typing i { background: CanvasText; } }
`
