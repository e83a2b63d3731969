import type { EmbedTag, PageEmbeds } from '../../ports/reader/read-embeds.ts'

/** The tags that a browser executes. */
export const runningTags = ({ tags }: PageEmbeds): EmbedTag[] =>
  tags.filter(({ place }) => place === 'page')

/** Whether the page loads the widget of this agent, or has a script that does. */
export const asksAbout = (embeds: PageEmbeds, agentId: string): boolean =>
  runningTags(embeds).some((tag) => tag.agentId === agentId) ||
  embeds.madeByScript.some((text) => text.includes(agentId))
