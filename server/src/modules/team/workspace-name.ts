/** The name of a workspace; without one, it is named after its founder. */
export const workspaceName = (name: string | null, founder: string): string =>
  name ?? `${founder}'s workspace`
