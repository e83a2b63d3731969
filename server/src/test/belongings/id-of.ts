/** The id of the one row a statement returns. */
export const idOf = async (insert: PromiseLike<{ id: string }[]>) => (await insert)[0]!.id

/** An agent, and whose it is. */
export type Owner = { userId: string; agentId: string }
