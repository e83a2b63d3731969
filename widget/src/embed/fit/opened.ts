/** Calls `then` whenever the chat of this agent is opened, but not that of another on the page. @returns a function that stops it */
export const whenOpened = (agentId: string, then: () => void) => {
  const listen = (event: Event) => {
    if ((event as CustomEvent<{ agentId: string }>).detail.agentId === agentId) then()
  }
  addEventListener('nexus:open', listen)
  return () => removeEventListener('nexus:open', listen)
}
