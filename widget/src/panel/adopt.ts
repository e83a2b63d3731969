/** Constructed style sheets are not inline styles: they work under a policy that forbids those. */
export const adopt = (root: DocumentOrShadowRoot, css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  return sheet
}
