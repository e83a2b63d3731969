import type { PanelLanguage } from 'shared-types'

/** The launcher's texts: it is on the page before the widget's own texts are loaded. */
export const LAUNCHER: Record<PanelLanguage, { open: string; dismiss: string }> = {
  en: { open: 'Open chat', dismiss: 'Dismiss message' },
  es: { open: 'Abrir el chat', dismiss: 'Descartar el mensaje' },
  de: { open: 'Chat öffnen', dismiss: 'Nachricht ausblenden' },
  fr: { open: 'Ouvrir le chat', dismiss: 'Masquer le message' },
  it: { open: 'Apri la chat', dismiss: 'Nascondi il messaggio' },
  pt: { open: 'Abrir o chat', dismiss: 'Dispensar a mensagem' },
  nl: { open: 'Chat openen', dismiss: 'Bericht verbergen' },
  pl: { open: 'Otwórz czat', dismiss: 'Ukryj wiadomość' },
  tr: { open: 'Sohbeti aç', dismiss: 'Mesajı gizle' },
  ar: { open: 'فتح الدردشة', dismiss: 'إخفاء الرسالة' },
  hi: { open: 'चैट खोलें', dismiss: 'संदेश हटाएँ' },
  ja: { open: 'チャットを開く', dismiss: 'メッセージを非表示' },
  zh: { open: '打开聊天', dismiss: '隐藏消息' },
}
