/** What the build turns JSX into. */
export { h } from 'preact'
