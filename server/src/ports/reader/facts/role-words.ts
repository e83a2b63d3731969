import type { ContactRole } from '../fact.ts'
import { fold } from './line.ts'

/**
 * Words without accents that say whom a number or an address reaches, in English, German, French, Spanish, Italian, Portuguese
 * and Dutch. Where a label has several, the first in this list wins.
 */
const ROLE_WORDS: [ContactRole, string][] = [
  [
    'emergency',
    `emergenc urgent urgenc urgenz|notfall notruf notdienst bereitschaftsdienst havarie|urgence astreinte garde
    |guardia emergencia|pronto_soccorso reperibilit|plantao|spoed nood noodgeval storingsdienst
    |towing breakdown roadside|pannen abschlepp|remorquage|grua|pronto_intervento soccorso|piquete reboque|pech pechdienst pechhulp noodtelefoon
    noodnummer|out_of_hours after_hours ausserhalb_der_sprechzeiten ausserhalb_der_offnungszeiten crisis helpline giftnotruf sos`,
  ],
  ['fax', 'fax telefax telecopie telecopieur'],
  [
    'billing',
    `billing invoic accounts_payable accounting accounts|rechnung buchhaltung|facturation comptabilit|facturacion
    contabilidad|fatturazione amministrazione contabilit|faturacao faturamento|facturen boekhouding facturatie`,
  ],
  [
    'sales',
    `sales|vertrieb verkauf|ventes commercial|ventas comercial|vendite commerciale|vendas|verkoop`,
  ],
  [
    'support',
    `support helpdesk help_desk customer_service technical|kundendienst kundenservice stoerung technik|assistance sav depannage
    |soporte atencion_al_cliente asistencia|assistenza servizio_clienti|suporte apoio_ao_cliente|klantenservice ondersteuning`,
  ],
  [
    'bookings',
    `booking book reservation reservations appointment order orders takeaway|buchung reservier termin bestell|rendez-vous rdv commande|reserva cita
    pedido pedidos citas reservas|prenota prenotazioni ordini ordinazioni appuntament|marcac agendamento|reserver boeking afspra bestelling`,
  ],
  [
    'reception',
    `reception front_desk office secretar|rezeption empfang anmeldung sekretariat praxis buro|accueil secretariat
    |recepcion oficina secretaria|segreteria ufficio accoglienza|recepcao escritorio|receptie balie kantoor`,
  ],
  [
    'mobile',
    `mobile cell cellphone whatsapp|mobil handy natel|portable|movil celular|cellulare|telemovel|mobiel gsm`,
  ],
  // A number that is answered day and night and is not the reception's is an emergency number.
  [
    'emergency',
    `24-hour 24_hour 24_hours 24_hr 24hr 24_7 round_the_clock day_and_night day_or_night|rund_um_die_uhr tag_und_nacht 24_stunden 24-stunden
    |24h_24 24_h_24 jour_et_nuit|24_horas dia_y_noche noche_y_dia|24_ore giorno_e_notte|dia_e_noite|dag_en_nacht 24_uur`,
  ],
  [
    'general',
    `phone tel phones telephone call us contact contacts switchboard general info landline|telefon telefonnummer fon ruf zentrale festnetz anruf kontakt
    |appel appelez standard contactez|telefono llama llame llamanos llamar centralita contacto|chiama chiamaci contatt contatti centralino|telefone ligue
    contato|telefoon bel bellen algemeen|mail e-mail email correo posta`,
  ],
]

/** Words with so many letters also match at the beginning of longer words; with so many more, also inside them. */
const BEGINS = 6
const INSIDE = 8

const WORDS = ROLE_WORDS.map(([role, words]) => ({
  role,
  words: words.split(/[\s|]+/).map((word) => word.replaceAll('_', ' ')),
}))

/** The role that words name; null where they name none. */
export function roleIn(text: string): ContactRole | null {
  const plain = ` ${fold(text).replace(/[^\p{L}\d-]+/gu, ' ')} `
  const names = (word: string) => {
    if (word.length >= INSIDE) return plain.includes(word)
    return plain.includes(word.length >= BEGINS ? ` ${word}` : ` ${word} `)
  }
  return WORDS.find(({ words }) => words.some(names))?.role ?? null
}
