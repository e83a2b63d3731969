/** What a workspace is called before somebody gives it a name. */
export const workspaceName = (name: string | null, founder: string): string =>
  name ?? `${founder}'s workspace`
