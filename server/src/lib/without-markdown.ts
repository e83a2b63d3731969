/** A text as plain words: link addresses in brackets, lists with bullets, no other markup. */
export const withoutMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(
      /!?\[([^[\]]*)\]\(([^)[\s]*)(?:\s[^)[\n]*)?\)/g,
      (_all, words: string, link: string) =>
        words && words !== link ? `${words} (${link})` : link,
    )
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\](?=[^(]|$)/g, '')
    .replaceAll(/^\s{0,3}#{1,6}\s+/gm, '')
    .replaceAll(/^([^\S\n]*)[-*]\s+/gm, '$1• ')
    .replaceAll(/(\*\*|__|~~|`{1,3})(?=\S)([^\n]{0,1000}?\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]*?\S)\*(?![\w*])/g, '$1')
    .trim()
