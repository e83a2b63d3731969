/** Next.js must not take the parent folder for this app's workspace, nor show its indicator over the page during development. */
export default {
  turbopack: { root: import.meta.dirname },
  reactStrictMode: true,
  devIndicators: false,
}
