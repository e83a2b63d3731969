import { TR as APPOINTMENT } from '../appointments/tr.ts'
import type { WrittenWording } from '../types.ts'

export const TR: WrittenWording = {
  language: 'tr',
  chat: {
    welcome: 'Merhaba! Size nasıl yardımcı olabiliriz?',
    notKnown: 'Bunu bilmiyorum: elimdeki bilgilerde yer almıyor.',
    told: 'Teşekkürler, bunu ekip için not ettim.',
    ifUrgent: 'Bekleyemeyecek kadar acilse:',
    inDanger: 'Birisi tehlikedeyse lütfen hemen acil servisi arayın.',
    notSure: 'Buna kesin bir yanıtım yok. En yakın bilgi şu:',
    ownAnswer: 'Kendi yanıtımız',
    notKnownPart: ({ part }) => `“${part}” konusunda bilgim yok: elimdeki bilgilerde yer almıyor.`,
    offer: 'Bir temsilciyle görüşmek ister misiniz?',
    greeting: 'Merhaba! Ne öğrenmek istersiniz?',
    thanks: 'Rica ederim! Öğrenmek istediğiniz başka bir şey var mı?',
    goodbye: 'Hoşça kalın, ziyaretiniz için teşekkür ederiz!',
    identity: ({ brand }) =>
      brand
        ? `Ben ${brand} adına yanıt veren otomatik asistanım. Bana verilen bilgilere dayanarak yanıt veriyorum.`
        : 'Ben otomatik bir asistanım. Bana verilen bilgilere dayanarak yanıt veriyorum.',
    wellbeing: 'İyiyim, teşekkür ederim! Ne öğrenmek istersiniz?',
    introduction: 'Memnun oldum! Ne öğrenmek istersiniz?',
    acknowledged: 'Tamam. Başka bir sorunuz olursa yazmanız yeterli.',
    wait: 'Acele etmeyin, bekliyorum.',
    presence: 'Evet, buradayım. Ne öğrenmek istersiniz?',
    noPerson:
      'Üzgünüm, sizi burada bir temsilciye bağlayamıyorum. Yanıtlayabildiğim her konuda yardımcı olmaktan memnuniyet duyarım.',
    handover:
      'Bir temsilciye haber veriyoruz. Lütfen mesajınızı bırakın, size buradan yanıt verecek.',
    away: ({ back }) =>
      back ? `Şu anda kimse yok. Dönüş zamanımız: ${back}.` : 'Şu anda kimse yok.',
    leaveEmail: 'Size ulaşabilmemiz için e-posta adresinizi buraya yazın.',
    emailKept: 'Teşekkür ederiz. Size bu adresten ulaşabiliriz.',
    phoneKept: 'Teşekkür ederiz. Size bu numaradan ulaşabiliriz.',
    fileKept:
      'Teşekkür ederiz, dosyanız bize ulaştı. Ben dosyaları açamıyorum ama buradaki çalışanlar bakabilir.',
    personAsked: 'Ekibimize haber verdim: bir temsilci size buradan yanıt verecek.',
    returned: ({ name }) => `${name} görüşmeden ayrıldı. Yeniden ben yardımcı olacağım.`,
    nobodyCame:
      'Üzgünüm, şu anda müsait kimse yok. Talebiniz açık kalacak ve bir temsilci ilk fırsatta size buradan yanıt verecek. O zamana kadar ben yardımcı olabilirim.',
    failed: 'Üzgünüm, bunu şu anda yanıtlayamadım. Lütfen birazdan tekrar deneyin.',
    failedOffer: 'Dilerseniz bir temsilciden size yardım etmesini isteyebilirim.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Bunu yapayım mı: ${inputs ? `${name} (${inputs})` : name}? Lütfen evet veya hayır yazın.`,
    notDone: 'Peki, hiçbir işlem yapılmadı.',
    failed: 'Üzgünüm, bu işlem şu anda yapılamadı.',
    unknown:
      'İşlemin tamamlanıp tamamlanmadığını bilemiyorum. Yeniden denemeden önce lütfen bir temsilciye sorun.',
    again: 'Bunu anlayamadım.',
    example: ({ example }) => `Örneğin: ${example}.`,
  },
  facts: {
    phone: 'Telefon',
    email: 'E-posta',
    address: 'Adres',
    hours: 'Çalışma saatleri',
    today: 'Bugün',
    tomorrow: 'Yarın',
    closed: 'kapalı',
    from: 'başlangıç',
    silentOn: ({ day }) =>
      `“${day}” için bir bilgi yok; bunlar haftanın o gününün olağan saatleri.`,
    ifOpen: {
      always: 'Evet, 24 saat açığız.',
      until: ({ time }) => `Evet, kapanış saati ${time}.`,
      laterToday: ({ time }) => `Şu anda kapalıyız, bugün açılış saati ${time}.`,
      again: ({ day, time }) => `Hayır, yeniden açılış: ${day}, ${time}.`,
      closed: 'Hayır, şu anda kapalıyız.',
    },
  },
  booking: {
    offer: ({ link }) => `Buradan bir saat seçebilirsiniz: ${link}`,
    noted: ({ when, link }) =>
      `İsteğinizi ilettim: ${when}. Bu henüz kesinleşmiş bir randevu değil, lütfen saatinizi buradan seçin: ${link}`,
  },
  letter: {
    subject: ({ agent }) => `${agent} ile görüşmeniz`,
    above: 'Lütfen yanıtınızı bu satırın üstüne yazın',
    answer: ({ who }) =>
      `Bu e-postayı yanıtladığınızda yanıtınız şu kişiye ulaşır: ${who}. Eklediğiniz dosyalar iletilmez.`,
    chat: 'Sohbette yanıtla',
    noReplies: 'Bu e-postaya verilen yanıtlar okunmaz. Lütfen sohbette yanıtlayın.',
    earlier: 'Bu görüşmenin önceki bölümü',
    you: 'Siz',
    why: ({ agent }) =>
      `Bu e-postayı, ${agent} ile sohbette e-posta adresinizi bıraktığınız için aldınız.`,
    whole: 'Görüşmenin tamamını gönder',
    wholeSubject: ({ agent }) => `${agent} ile görüşmenizin tamamı`,
    fewer: 'Artık e-posta gönderilmesin',
    fewerAsk: ({ agent }) => `${agent} artık size e-posta göndermesin mi?`,
    fewerDone: ({ agent }) => `${agent} artık size e-posta göndermeyecek.`,
    wholeAsk: ({ agent }) => `${agent} ile görüşmenizin tamamı e-postayla gönderilsin mi?`,
    wholeDone: 'Görüşme size gönderiliyor.',
    notValid: 'Bu bağlantı artık geçerli değil.',
    poweredBy: 'Altyapı:',
  },
  appointment: APPOINTMENT,
}
