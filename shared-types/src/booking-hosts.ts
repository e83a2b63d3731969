/** Hosts of booking services. Subdomains count as their host; `path` limits a host that also serves other pages. */
const BOOKING_HOSTS: { host: string; name: string; path?: RegExp }[] = [
  {
    host: 'calendar.google.com',
    name: 'Google Calendar',
    // oxlint-disable-next-line words/no-patterns -- the path of an address of that vendor
    path: /^\/calendar\/(?:u\/\d+\/)?appointments\//,
  },
  { host: 'calendar.app.google', name: 'Google Calendar' },
  { host: 'calendly.com', name: 'Calendly' },
  { host: 'cal.com', name: 'Cal.com' },
  { host: 'acuityscheduling.com', name: 'Acuity Scheduling' },
  { host: 'as.me', name: 'Acuity Scheduling' },
  { host: 'simplybook.me', name: 'SimplyBook.me' },
  { host: 'simplybook.it', name: 'SimplyBook.me' },
  { host: 'square.site', name: 'Square' },
  { host: 'book.squareup.com', name: 'Square' },
  { host: 'squareup.com', name: 'Square', path: /^\/appointments\// },
  {
    host: 'outlook.office365.com',
    name: 'Microsoft Bookings',
    // oxlint-disable-next-line words/no-patterns -- the path of an address of that vendor
    path: /^\/(?:owa\/calendar|book)\//,
  },
  // oxlint-disable-next-line words/no-patterns -- the path of an address of that vendor
  { host: 'outlook.office.com', name: 'Microsoft Bookings', path: /^\/(?:bookwithme|book)\// },
  { host: 'bookings.cloud.microsoft', name: 'Microsoft Bookings' },
  { host: 'book.ms', name: 'Microsoft Bookings' },
  { host: 'meetings.hubspot.com', name: 'HubSpot' },
  { host: 'meetings-eu1.hubspot.com', name: 'HubSpot' },
  { host: 'bookings.zoho.com', name: 'Zoho Bookings' },
  { host: 'zohobookings.com', name: 'Zoho Bookings' },
  { host: 'setmore.com', name: 'Setmore' },
  { host: 'youcanbook.me', name: 'YouCanBookMe' },
  { host: 'tidycal.com', name: 'TidyCal' },
  { host: 'savvycal.com', name: 'SavvyCal' },
  { host: 'doodle.com', name: 'Doodle', path: /^\/(?:bp|mm)\// },
  { host: 'appointlet.com', name: 'Appointlet' },
  { host: 'appt.link', name: 'Appointlet' },
  { host: 'scheduleonce.com', name: 'OnceHub' },
  { host: 'oncehub.com', name: 'OnceHub' },
  { host: 'zcal.co', name: 'zcal' },
  { host: 'koalendar.com', name: 'Koalendar' },
  { host: 'booksy.com', name: 'Booksy' },
  { host: 'fresha.com', name: 'Fresha' },
  { host: 'vagaro.com', name: 'Vagaro' },
  { host: 'mindbodyonline.com', name: 'Mindbody' },
]

/** Name of the booking service that serves this link; null where the link is of no known service, or is no https address. */
export function bookingServiceOf(link: string): string | null {
  const url = URL.parse(link.trim())
  if (url?.protocol !== 'https:') return null
  const found = BOOKING_HOSTS.find(
    ({ host, path }) =>
      (url.hostname === host || url.hostname.endsWith(`.${host}`)) &&
      (!path || path.test(url.pathname)),
  )
  return found?.name ?? null
}
