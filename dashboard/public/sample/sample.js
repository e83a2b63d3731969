// `?agent=<id>` puts that agent's widget on the page, and keeps it there from link to link.
const agent = new URLSearchParams(location.search).get('agent')
if (agent && /^[0-9a-f-]{36}$/.test(agent)) {
  const widget = document.createElement('script')
  widget.src = '/widget/nexus-widget.js'
  widget.dataset.agentId = agent
  document.body.append(widget)
  for (const link of document.querySelectorAll('nav a, main a')) link.search = `?agent=${agent}`
}
