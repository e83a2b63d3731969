// Shows what is pushed while no page is open, and leads to it. It keeps nothing and answers no request.

self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json()
  // The same message again takes the place of the first.
  const shown = { body, tag: id, data: { path }, icon: '/apple-touch-icon.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href))
})

/** In a window that is open already, where there is one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [first] = windows
  if (!first) return self.clients.openWindow(url)
  await first.focus()
  // A page that this worker does not control cannot be sent elsewhere.
  return first.navigate(url).catch(() => self.clients.openWindow(url))
}
