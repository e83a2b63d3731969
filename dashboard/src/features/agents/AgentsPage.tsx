export function AgentsPage() {
  return <h1>AgentsPage</h1>
}
