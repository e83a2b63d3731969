import { Toaster as HotToaster } from 'react-hot-toast'
import { useMedia } from '~/lib/use-media.ts'
import { color, depth, font, PHONE, radius, shadow, size } from '~/theme/tokens.ts'

/**
 * The place of toasts: top centre, where no page has a button. 350 px wide, gutter 8, at most 20 toasts; durations are the
 * library's defaults.
 */
export function Toaster() {
  const isPhone = useMedia(PHONE)
  return (
    <HotToaster
      position="top-center"
      gutter={8}
      containerStyle={{ zIndex: depth.toast }}
      toastOptions={{
        style: {
          maxWidth: size.toast,
          border: `1px solid ${color.line}`,
          borderRadius: radius.medium,
          background: color.raised,
          color: color.text,
          fontSize: font.size[14],
          boxShadow: shadow.high,
          overflowWrap: 'anywhere',
          // On a phone, toasts cover the top of the page, whose buttons still have to work.
          pointerEvents: isPhone ? 'none' : 'auto',
        },
        success: { iconTheme: { primary: color.positive, secondary: color.raised } },
        error: { iconTheme: { primary: color.negative, secondary: color.raised } },
        loading: { iconTheme: { primary: color.accentText, secondary: color.line } },
      }}
    />
  )
}
