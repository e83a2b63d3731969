export function LandingPage() {
  return <h1>Nexus</h1>
}
