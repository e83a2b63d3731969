export function AgentPage() {
  return <h1>AgentPage</h1>
}
