import type { LeadField, PanelLanguage } from 'shared-types'
import { LEAD_INTRO, LEAD_LABELS } from 'shared-types/lead-words'

export type LeadWords = [
  goOn: string,
  skip: string,
  failed: string,
  intro: string,
  ...labels: [name: string, email: string, phone: string, company: string, text: string],
]

/** The order of the labels. */
const KINDS: LeadField['kind'][] = ['name', 'email', 'phone', 'company', 'text']
const FIRST_LABEL = 4

const ENGLISH: LeadWords = [
  'Continue',
  'Skip',
  'It could not be sent. Please try again.',
  LEAD_INTRO,
  LEAD_LABELS.name,
  LEAD_LABELS.email,
  LEAD_LABELS.phone,
  LEAD_LABELS.company,
  LEAD_LABELS.text,
]

const WORDS: Record<Exclude<PanelLanguage, 'en'>, LeadWords> = {
  es: [
    'Continuar',
    'Omitir',
    'No se ha podido enviar. Inténtelo de nuevo.',
    'Díganos quién es para que podamos responderle.',
    'Nombre',
    'Correo electrónico',
    'Teléfono',
    'Empresa',
    'Mensaje',
  ],
  de: [
    'Weiter',
    'Überspringen',
    'Das ließ sich nicht senden. Bitte noch einmal versuchen.',
    'Sagen Sie uns, wer Sie sind, damit wir uns bei Ihnen melden können.',
    'Name',
    'E-Mail',
    'Telefon',
    'Firma',
    'Nachricht',
  ],
  fr: [
    'Continuer',
    'Passer',
    'L’envoi a échoué. Veuillez réessayer.',
    'Dites-nous qui vous êtes, afin que nous puissions vous répondre.',
    'Nom',
    'E-mail',
    'Téléphone',
    'Entreprise',
    'Message',
  ],
  it: [
    'Continua',
    'Salta',
    'Invio non riuscito. Riprovi.',
    'Ci dica chi è, così possiamo ricontattarla.',
    'Nome',
    'Email',
    'Telefono',
    'Azienda',
    'Messaggio',
  ],
  pt: [
    'Continuar',
    'Ignorar',
    'Não foi possível enviar. Tente novamente.',
    'Diga-nos quem é, para que possamos responder.',
    'Nome',
    'E-mail',
    'Telefone',
    'Empresa',
    'Mensagem',
  ],
  nl: [
    'Doorgaan',
    'Overslaan',
    'Verzenden is niet gelukt. Probeer het opnieuw.',
    'Laat ons weten wie u bent, zodat we contact met u kunnen opnemen.',
    'Naam',
    'E-mail',
    'Telefoon',
    'Bedrijf',
    'Bericht',
  ],
  pl: [
    'Dalej',
    'Pomiń',
    'Nie udało się wysłać. Spróbuj ponownie.',
    'Napisz, kim jesteś, abyśmy mogli się odezwać.',
    'Imię i nazwisko',
    'E-mail',
    'Telefon',
    'Firma',
    'Wiadomość',
  ],
  tr: [
    'Devam',
    'Atla',
    'Gönderilemedi. Lütfen tekrar deneyin.',
    'Size dönebilmemiz için kim olduğunuzu yazın.',
    'Ad',
    'E-posta',
    'Telefon',
    'Şirket',
    'Mesaj',
  ],
  ar: [
    'متابعة',
    'تخطي',
    'تعذّر الإرسال. حاول مرة أخرى.',
    'عرّفنا بنفسك لنتمكن من الرد عليك.',
    'الاسم',
    'البريد الإلكتروني',
    'الهاتف',
    'الشركة',
    'الرسالة',
  ],
  hi: [
    'जारी रखें',
    'छोड़ें',
    'भेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
    'अपना परिचय दें, ताकि हम आपसे संपर्क कर सकें।',
    'नाम',
    'ईमेल',
    'फ़ोन',
    'कंपनी',
    'संदेश',
  ],
  ja: [
    '続ける',
    'スキップ',
    '送信できませんでした。もう一度お試しください。',
    'ご連絡できるよう、お名前などをお知らせください。',
    'お名前',
    'メールアドレス',
    '電話番号',
    '会社名',
    'メッセージ',
  ],
  zh: [
    '继续',
    '跳过',
    '无法发送，请重试。',
    '请留下您的信息，方便我们与您联系。',
    '姓名',
    '电子邮箱',
    '电话',
    '公司',
    '留言',
  ],
}

/** What the form says: first its buttons. */
export const leadWords = (language: string): LeadWords =>
  (WORDS as Record<string, LeadWords>)[language] ?? ENGLISH

/** What stands above the fields: in the visitor's language while the owner has written nothing of their own. */
export const introIn = (words: LeadWords, intro: string): string =>
  intro === LEAD_INTRO ? words[3] : intro

/** As `introIn`, of a field. */
export const labelIn = (words: LeadWords, { kind, label }: LeadField): string =>
  label === LEAD_LABELS[kind] ? words[FIRST_LABEL + KINDS.indexOf(kind)]! : label
