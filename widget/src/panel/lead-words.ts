import type { PanelLanguage } from 'shared-types'

type LeadWords = [goOn: string, skip: string, failed: string]

const ENGLISH: LeadWords = ['Continue', 'Skip', 'It could not be sent. Please try again.']

const WORDS: Record<Exclude<PanelLanguage, 'en'>, LeadWords> = {
  es: ['Continuar', 'Omitir', 'No se ha podido enviar. Inténtelo de nuevo.'],
  de: ['Weiter', 'Überspringen', 'Das ließ sich nicht senden. Bitte noch einmal versuchen.'],
  fr: ['Continuer', 'Passer', 'L’envoi a échoué. Veuillez réessayer.'],
  it: ['Continua', 'Salta', 'Invio non riuscito. Riprovi.'],
  pt: ['Continuar', 'Ignorar', 'Não foi possível enviar. Tente novamente.'],
  nl: ['Doorgaan', 'Overslaan', 'Verzenden is niet gelukt. Probeer het opnieuw.'],
  pl: ['Dalej', 'Pomiń', 'Nie udało się wysłać. Spróbuj ponownie.'],
  tr: ['Devam', 'Atla', 'Gönderilemedi. Lütfen tekrar deneyin.'],
  ar: ['متابعة', 'تخطي', 'تعذّر الإرسال. حاول مرة أخرى.'],
  hi: ['जारी रखें', 'छोड़ें', 'भेजा नहीं जा सका। कृपया फिर से कोशिश करें।'],
  ja: ['続ける', 'スキップ', '送信できませんでした。もう一度お試しください。'],
  zh: ['继续', '跳过', '无法发送，请重试。'],
}

/** The texts of the form's buttons; all its other texts come from the server. */
export const leadWords = (language: string): LeadWords =>
  (WORDS as Record<string, LeadWords>)[language] ?? ENGLISH
