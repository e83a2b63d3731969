import { LEAD_INTRO, LEAD_LABELS, type LeadFieldKind, type PanelLanguage } from 'shared-types'

type LeadFormWords = { intro: string; labels: Record<LeadFieldKind, string> }

/** The default texts of a lead form. */
export const LEAD_FORM: Record<PanelLanguage, LeadFormWords> = {
  en: { intro: LEAD_INTRO, labels: LEAD_LABELS },
  es: {
    intro: 'Díganos quién es para que podamos responderle.',
    labels: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      company: 'Empresa',
      text: 'Mensaje',
    },
  },
  de: {
    intro: 'Sagen Sie uns, wer Sie sind, damit wir uns bei Ihnen melden können.',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      company: 'Firma',
      text: 'Nachricht',
    },
  },
  fr: {
    intro: 'Dites-nous qui vous êtes, afin que nous puissions vous répondre.',
    labels: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      company: 'Entreprise',
      text: 'Message',
    },
  },
  it: {
    intro: 'Ci dica chi è, così possiamo ricontattarla.',
    labels: {
      name: 'Nome',
      email: 'Email',
      phone: 'Telefono',
      company: 'Azienda',
      text: 'Messaggio',
    },
  },
  pt: {
    intro: 'Diga-nos quem é, para que possamos responder.',
    labels: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      company: 'Empresa',
      text: 'Mensagem',
    },
  },
  nl: {
    intro: 'Laat ons weten wie u bent, zodat we contact met u kunnen opnemen.',
    labels: {
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      company: 'Bedrijf',
      text: 'Bericht',
    },
  },
  pl: {
    intro: 'Napisz, kim jesteś, abyśmy mogli się odezwać.',
    labels: {
      name: 'Imię i nazwisko',
      email: 'E-mail',
      phone: 'Telefon',
      company: 'Firma',
      text: 'Wiadomość',
    },
  },
  tr: {
    intro: 'Size dönebilmemiz için kim olduğunuzu yazın.',
    labels: { name: 'Ad', email: 'E-posta', phone: 'Telefon', company: 'Şirket', text: 'Mesaj' },
  },
  ar: {
    intro: 'عرّفنا بنفسك لنتمكن من الرد عليك.',
    labels: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      company: 'الشركة',
      text: 'الرسالة',
    },
  },
  hi: {
    intro: 'अपना परिचय दें, ताकि हम आपसे संपर्क कर सकें।',
    labels: { name: 'नाम', email: 'ईमेल', phone: 'फ़ोन', company: 'कंपनी', text: 'संदेश' },
  },
  ja: {
    intro: 'ご連絡できるよう、お名前などをお知らせください。',
    labels: {
      name: 'お名前',
      email: 'メールアドレス',
      phone: '電話番号',
      company: '会社名',
      text: 'メッセージ',
    },
  },
  zh: {
    intro: '请留下您的信息，方便我们与您联系。',
    labels: { name: '姓名', email: '电子邮箱', phone: '电话', company: '公司', text: '留言' },
  },
}
