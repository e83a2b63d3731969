// Shows the notifications that are pushed while no page is open, and opens the right page on a click. It stores nothing and answers no
// requests.

self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json()
  // A notification about the same message replaces the earlier one.
  const shown = { body, tag: id, data: { path }, icon: '/apple-touch-icon.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href))
})

/** Uses a window that is open already, where there is one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (!first) return self.clients.openWindow(url)
  await first.focus()
  // A page that this worker does not control cannot be navigated.
  return first.navigate(url).catch(() => self.clients.openWindow(url))
}
