import type { PanelLanguage } from 'shared-types'
import { wordingIn } from './index.ts'
import type { ChatWording, Language } from './types.ts'

/** What stands in the widget before anything has been said, in every language the widget has. */
type PanelWording = Pick<ChatWording, 'welcome' | 'handover' | 'away'>

/** Of the languages no agent speaks. */
const OTHERS: Record<Exclude<PanelLanguage, Language>, PanelWording> = {
  pl: {
    welcome: 'Dzień dobry! W czym możemy pomóc?',
    handover: 'Prosimy konsultanta o dołączenie. Proszę zostawić wiadomość, odpowie tutaj.',
    away: ({ back }) =>
      back ? `W tej chwili nikogo nie ma. Wrócimy: ${back}.` : 'W tej chwili nikogo nie ma.',
  },
  tr: {
    welcome: 'Merhaba! Size nasıl yardımcı olabiliriz?',
    handover:
      'Bir temsilciye haber veriyoruz. Lütfen mesajınızı bırakın, size buradan yanıt verecek.',
    away: ({ back }) =>
      back ? `Şu anda kimse yok. Dönüş zamanımız: ${back}.` : 'Şu anda kimse yok.',
  },
  ar: {
    welcome: 'مرحبًا! كيف يمكننا مساعدتك؟',
    handover: 'نطلب من أحد الموظفين الانضمام. اترك رسالتك وسيرد عليك هنا.',
    away: ({ back }) => (back ? `لا يوجد أحد الآن. سنعود: ${back}.` : 'لا يوجد أحد الآن.'),
  },
  hi: {
    welcome: 'नमस्ते! हम आपकी क्या मदद कर सकते हैं?',
    handover: 'हम किसी को बुला रहे हैं। कृपया अपना संदेश छोड़ें, वे आपको यहीं जवाब देंगे।',
    away: ({ back }) => (back ? `अभी कोई उपलब्ध नहीं है। हम लौटेंगे: ${back}।` : 'अभी कोई उपलब्ध नहीं है।'),
  },
  ja: {
    welcome: 'こんにちは。ご用件をお聞かせください。',
    handover:
      '担当者を呼んでいます。メッセージをお残しください。担当者がこちらでお返事いたします。',
    away: ({ back }) =>
      back ? `現在、担当者は不在です。${back}に戻ります。` : '現在、担当者は不在です。',
  },
  zh: {
    welcome: '您好！请问有什么可以帮您？',
    handover: '正在为您联系人工客服。请留言，客服会在此回复您。',
    away: ({ back }) => (back ? `目前没有客服在线。我们将于${back}回来。` : '目前没有客服在线。'),
  },
}

/** @param code of a language; English for `auto` and what else the widget does not speak. */
export const panelWordingIn = (code: string): PanelWording =>
  Object.hasOwn(OTHERS, code) ? OTHERS[code as keyof typeof OTHERS] : wordingIn(code).chat
