/** The product's look without its fonts and packages, for pages outside the dashboard's build. */
export const style = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f7f5f0, #131210); --surface: light-dark(#fffefc, #1b1a17);
  --line: light-dark(#e5e1d8, #2f2d28); --line-strong: light-dark(#938c7f, #777064);
  --text: light-dark(#1c1b18, #f2efe8); --muted: light-dark(#676257, #a9a397);
  --accent: light-dark(#2b3bd1, #4757ea); --accent-hover: light-dark(#2130b0, #5c6bf2);
  --accent-soft: light-dark(#e9ebfb, #22274a); --accent-text: light-dark(#2735bd, #a5afff);
  --problem: light-dark(#a8231d, #ff9c94); --problem-soft: light-dark(#fbe5e2, #3d1b18);
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: grid; place-items: center; padding: 24px;
  background: var(--canvas); color: var(--text);
  font: 14px/1.5 'Inter Variable', Inter, system-ui, sans-serif;
}
main {
  width: 100%; max-width: 400px; padding: 32px; display: grid; gap: 16px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  box-shadow: 0 1px 2px rgb(40 34 20 / 8%), 0 16px 48px -8px rgb(40 34 20 / 20%);
}
.logo { font-weight: 650; font-size: 16px; letter-spacing: -0.01em; display: flex; gap: 8px; align-items: center; }
.logo svg { flex: none; }
.logo span { min-width: 0; overflow-wrap: anywhere; }
.powered { color: var(--muted); font-size: 12px; text-align: center; }
.badge {
  justify-self: start; padding: 2px 8px; border-radius: 6px; font-size: 12px; font-weight: 550;
  background: var(--accent-soft); color: var(--accent-text);
}
h2 { font-size: 13px; font-weight: 650; }
h1 { font-size: 20px; font-weight: 650; letter-spacing: -0.015em; line-height: 1.25; }
.lead { color: var(--muted); }
form { display: grid; gap: 12px; }
label { display: grid; gap: 4px; font-weight: 550; font-size: 13px; }
input, select, button, .button, .primary { font: inherit; color: inherit; border-radius: 10px; min-height: 40px; }
input, select { padding: 8px 12px; font-size: 14px; border: 1px solid var(--line-strong); background: var(--surface); }
button, .button, .primary {
  padding: 8px 12px; font-weight: 550; cursor: pointer; text-align: center; text-decoration: none;
  background: transparent; border: 1px solid var(--line-strong);
}
button:hover, .button:hover { background: var(--canvas); }
a.button, a.primary { display: grid; place-content: center; }
.primary { margin-top: 4px; background: var(--brand, var(--accent)); border-color: transparent; color: var(--on-brand, #fff); }
.primary:hover { background: var(--brand, var(--accent-hover)); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.accounts { gap: 8px; }
.accounts button { display: flex; gap: 12px; align-items: center; text-align: left; border-color: var(--line); }
.accounts span { min-width: 0; }
.accounts strong, .accounts small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 550; }
.accounts small { color: var(--muted); font-size: 12px; font-weight: 400; }
.avatar {
  flex: none; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%;
  background: var(--accent-soft); color: var(--accent-text);
}
.or { display: flex; gap: 12px; align-items: center; color: var(--muted); font-size: 12px; }
.or::before, .or::after { content: ''; flex: 1; height: 1px; background: var(--line); }
.problem { padding: 8px 12px; border-radius: 10px; background: var(--problem-soft); color: var(--problem); }
dl { display: grid; gap: 8px; padding: 12px; border: 1px solid var(--line); border-radius: 10px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 550; font-variant-numeric: tabular-nums; text-align: end; }
details { color: var(--muted); font-size: 13px; }
summary { cursor: pointer; padding: 4px 0; border-radius: 6px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 8px; }
.times { grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); gap: 8px; padding-top: 8px; }
.times button { min-height: 36px; padding: 4px; font-size: 13px; font-variant-numeric: tabular-nums; }
section { padding-top: 4px; }
.row .button { flex: 1 1 auto; }
.row button { flex: 1 1 auto; min-height: 36px; font-size: 13px; color: var(--text); }
/* Smaller controls are hard to hit with a thumb, and smaller letters make phones zoom in. */
@media (pointer: coarse) {
  input, select { font-size: 16px; }
  input, select, button, .button, .primary, .times button, .row button { min-height: 44px; }
}
`
