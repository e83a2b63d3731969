export function CallLogsPage() {
  return <h1>Call logs</h1>
}
