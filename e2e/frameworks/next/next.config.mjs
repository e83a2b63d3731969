/** The folder above is no workspace of this app; and nothing stands over the page while it is developed. */
export default {
  turbopack: { root: import.meta.dirname },
  reactStrictMode: true,
  devIndicators: false,
}
