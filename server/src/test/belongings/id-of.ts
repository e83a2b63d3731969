/** The id of the only row that a statement returns. */
export const idOf = async (insert: PromiseLike<{ id: string }[]>) => (await insert)[0]!.id

/** An agent, and its account. */
export type Owner = { userId: string; agentId: string }
