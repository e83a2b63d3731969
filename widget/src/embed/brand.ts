/** The shadow root contains the style sheet already. */
export const ownCss = ''
/** The launcher has set the colours for the shadow root they share: `frame.css.ts`. */
export const brandStyle = () => undefined
