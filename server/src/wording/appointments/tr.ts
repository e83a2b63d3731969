import type { AppointmentWording } from '../types.ts'

export const TR: AppointmentWording = {
  choose: 'Saat seçin',
  zone: 'Saat dilimi',
  earlier: 'Daha erken',
  later: 'Daha geç',
  none: 'Bu günlerde boş saat yok.',
  away: 'Boş saatler şu anda görüntülenemiyor. Lütfen bir dakika sonra tekrar deneyin.',
  taken: 'Bu saati az önce başka biri aldı. Lütfen başka bir saat seçin.',
  kept: 'Bu saat beş dakika boyunca sizin için ayrıldı.',
  yourName: 'Adınız',
  yourEmail: 'E-posta adresiniz',
  yourPhone: 'Telefon numaranız',
  optional: 'isteğe bağlı',
  check: ({ field }) => `Lütfen kontrol edin: ${field}`,
  book: 'Bu saati ayırt',
  with: ({ who }) => `Görüşeceğiniz kişi: ${who}`,
  booked: 'Randevunuz alındı',
  mailed: 'Onay e-postası size gönderiliyor.',
  confirmToo: 'Lütfen burada da onaylayın',
  file: 'Takviminize ekleyin',
  move: 'Başka bir saat seç',
  cancel: 'Randevuyu iptal et',
  cancelSure: 'Bu randevu iptal edilsin mi?',
  cancelled: 'Bu randevu iptal edildi',
  again: 'Yeni bir randevu al',
  back: 'Geri',
  subject: {
    booked: ({ when }) => `Randevunuz: ${when}`,
    moved: ({ when }) => `Değişti: yeni randevunuz ${when}`,
    cancelled: ({ when }) => `İptal edildi: ${when} randevunuz`,
    reminder: ({ when }) => `Hatırlatma: ${when} randevunuz`,
  },
  change: 'Randevuyu değiştir veya iptal et',
  text: ({ brand, when }) => (brand ? `${brand}: randevunuz ${when}.` : `Randevunuz ${when}.`),
  offer: ({ when }) => `Şu saatler boş:\n${when}\nHangisi size uygun?`,
  offerOther: ({ when }) =>
    `O zaman boş saat yok. En yakın boş saatler:\n${when}\nHangisi size uygun?`,
  allTimes: ({ link }) => `Tüm boş saatler: ${link}`,
  noTimes: 'Şu anda boş bir saat görünmüyor.',
  keptInChat: ({ when }) =>
    `Bu saati beş dakika boyunca sizin için ayırıyorum: ${when}. Adınız nedir ve onay için e-posta adresiniz nedir?`,
  askEmail: 'Onay için e-posta adresinizi de yazar mısınız?',
  done: ({ when, who, link }) =>
    `Tamam: randevunuz ${when}, görüşeceğiniz kişi ${who}. Buradan değiştirebilir veya iptal edebilirsiniz: ${link}`,
  changeable: ({ when, link }) =>
    `Randevunuz ${when}. Buradan değiştirebilir veya iptal edebilirsiniz: ${link}`,
}
