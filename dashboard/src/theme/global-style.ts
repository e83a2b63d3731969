import '@fontsource-variable/inter'
import { createGlobalStyle, css } from 'styled-components'
import { color, depth, font, radius, space } from './tokens.ts'

const light = css`
  color-scheme: light;
  --canvas: #f7f5f0;
  --surface: #fffefc;
  --raised: #ffffff;
  --sunken: #efece5;
  --line: #e5e1d8;
  --line-strong: #938c7f;
  --text: #1c1b18;
  --muted: #676257;
  --accent: #2b3bd1;
  --accent-hover: #2130b0;
  --accent-soft: #e9ebfb;
  --accent-text: #2735bd;
  --on-accent: #ffffff;
  --positive: #1f9d61;
  --neutral: #d97706;
  --negative: #d43c35;
  --positive-soft: #e1f2e8;
  --neutral-soft: #fbecd6;
  --negative-soft: #fbe5e2;
  --positive-text: #146441;
  --neutral-text: #874806;
  --negative-text: #a8231d;
  --danger: #c22f29;
  --danger-hover: #a8231d;
  --on-danger: #ffffff;
  --focus: #2b3bd1;
  --scrim: rgb(28 27 24 / 40%);
  --shadow-low: 0 1px 2px rgb(40 34 20 / 6%);
  --shadow-high: 0 1px 2px rgb(40 34 20 / 8%), 0 16px 48px -8px rgb(40 34 20 / 20%);
`

const dark = css`
  color-scheme: dark;
  --canvas: #131210;
  --surface: #1b1a17;
  --raised: #23211e;
  --sunken: #292723;
  --line: #37342e;
  --line-strong: #777064;
  --text: #f2efe8;
  --muted: #a9a397;
  --accent: #4757ea;
  --accent-hover: #5261ee;
  --accent-soft: #22274a;
  --accent-text: #a5afff;
  --on-accent: #ffffff;
  --positive: #35b678;
  --neutral: #ec9433;
  --negative: #ec5f57;
  --positive-soft: #16301f;
  --neutral-soft: #38270f;
  --negative-soft: #3d1b18;
  --positive-text: #6fd6a2;
  --neutral-text: #f4b366;
  --negative-text: #ff9c94;
  --danger: #c83a33;
  --danger-hover: #b52f29;
  --on-danger: #ffffff;
  --focus: #8f9bff;
  --scrim: rgb(0 0 0 / 60%);
  --shadow-low: 0 1px 2px rgb(0 0 0 / 30%);
  --shadow-high: 0 0 0 1px rgb(255 255 255 / 6%), 0 16px 48px -8px rgb(0 0 0 / 60%);
`

/** `data-theme` on the root is set only when the user chose a theme; without it the system decides. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --control-small: 30px;
    --control: 36px;
    --motion-fast: 120ms;
    --motion-normal: 200ms;
    --motion-slow: 500ms;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }
  :root[data-theme='dark'] {
    ${dark}
  }
  @media (pointer: coarse) {
    :root {
      --control-small: 44px;
      --control: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-fast: 0ms;
      --motion-normal: 0ms;
      --motion-slow: 0ms;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    background: ${color.canvas};
    scrollbar-color: ${color.lineStrong} transparent;
  }
  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size[14]};
    font-feature-settings: 'cv11', 'ss03';
    line-height: ${font.leading.body};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  dl,
  dd,
  ul,
  ol,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: ${font.weight.semibold};
    letter-spacing: ${font.tracking.heading};
    line-height: ${font.leading.heading};
    text-wrap: balance;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  table,
  time,
  output {
    font-variant-numeric: tabular-nums;
  }
  button,
  input,
  textarea,
  select {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  svg {
    flex-shrink: 0;
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  .skip-link {
    position: fixed;
    z-index: ${depth.skipLink};
    top: ${space[2]};
    left: ${space[2]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.accent};
    color: ${color.onAccent};
    transform: translateY(-200%);
  }
  .skip-link:focus {
    transform: none;
  }
`
