import { splitClauses } from '../answering/quoting/clauses.ts'

/** Says of an appointment that it is to be made, in the languages agents speak. */
const THING =
  'appointments?|bookings?|reservations?|slots?|visits?|meetings?|consultations?|consults?|demos?|viewings?|sessions?|lessons?|check-?ups?|services?|repairs?|tables?|rooms?|haircuts?|cleanings?|fittings?|estimates?|tours?|class(?:es)?|call'
const MAKE = 'book|schedule|reserve|arrange|make|set up|get|have|fix|request'
const SOME = '(?:an?|the|my|our|some|another|one|new|first|free|quick|short)'

const WISHES = [
  // "book an appointment", "schedule a quick call", "get me a slot"
  new RegExp(
    `\\b(?:${MAKE})\\s+(?:(?:me|us)\\s+)?(?:in\\s+(?:for\\s+)?)?(?:${SOME}\\s+){0,3}(?:[\\p{L}-]+\\s+){0,2}?(?:appointment|booking|reservation|slot|consultation|demo|viewing)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:book|schedule|reserve)\\s+(?:(?:me|us|myself)\\s+)?(?:in\\b|${SOME}\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${THING}|time)\\b|one\\b|something\\b)`,
    'iu',
  ),
  /\b(?:i|we)(?:'d| would) (?:like|love) to (?:book|make a booking|schedule)\b/i,
  /\b(?:i|we) (?:want|wish|need) (?:to (?:book|schedule|reserve)|an appointment)\b/i,
  /\b(?:i|we)(?:'d| would) like an? (?:[\p{L}-]+ )?(?:appointment|booking|reservation)\b/iu,
  /\b(?:can|could|may|shall) (?:i|we) (?:please )?(?:book|schedule|reserve|come (?:in|by|over|round)|have an appointment|get an appointment|see (?:someone|somebody))\b/i,
  /\b(?:do you have|have you got|are there|is there|got) (?:any |an? )?(?:[\p{L}-]+ )?(?:availability|openings?|free (?:slots?|times?)|slots?|appointments?)\b/iu,
  /\bwhen (?:can|could) (?:i|we) come (?:in|by|over|round)\b/i,
  /\b(?:next|earliest|soonest|first) (?:available |free )?(?:appointment|slot|opening)\b/i,
  /^\W*(?:an )?(?:appointment|booking)(?: please)?\W*$/i,
  /\b(?:how|where) (?:can|do|could) (?:i|we) (?:book|make an appointment|schedule|reserve)\b/i,
  /\b(?:reservar|pedir|agendar|concertar|programar|hacer|sacar|solicitar)\s+(?:una?\s+)?(?:cita|hora|visita|turno|reserva)\b|\b(?:quiero|quisiera|necesito|deseo|me gustaría|querría) (?:tener )?(?:una |la )?(?:cita|reserva)\b/i,
  /\b(?:prendre|fixer|avoir|réserver)\s+(?:un\s+)?(?:rendez-vous|rdv|créneau)\b|\bje (?:veux|voudrais) (?:réserver|un rendez-vous)/i,
  /\btermin\s+(?:\p{L}+\s+){0,3}?(?:vereinbaren|buchen|machen|ausmachen|reservieren|bekommen|haben)\b|\b(?:einen?|nächsten?|freien?) termin\b/iu,
  /\b(?:prenotare|fissare|prendere|avere)\s+(?:un\s+)?(?:appuntamento|prenotazione|visita)\b/i,
  /\b(?:marcar|agendar|reservar|fazer)\s+(?:uma?\s+)?(?:consulta|hora|horário|visita|marcação|reserva)\b/i,
  /\bafspraak\s+(?:\p{L}+\s+){0,3}?(?:maken|boeken|inplannen|plannen)\b|\been afspraak\b/iu,
]

/** Asks about appointments, or wants to be rid of one. */
const ASIDE =
  /\b(?:cancel(?:led|ling|lation)?|refund|reschedul\w*|move my|change my|late for|miss(?:ed)?|how (?:much|long|many|far|early)|costs?|prices?|fees?|charges?|deposit|polic(?:ies|y)|without (?:an |a )?(?:appointment|booking|reservation)|do (?:i|we|you) (?:need|have to)|need to (?:book|reserve) (?:ahead|in advance)|is it necessary|(?:must|should) (?:i|we) book|walk-?ins?|jobs?|vacanc(?:y|ies)|hiring|stornier\w*|absagen|annul\w*|cancelar|disdire|afzeggen|was kostet|cuánto|combien|quanto|hoeveel)\b/iu

/** Whether somebody wants an appointment to be made; asking what one costs or how to cancel it is none. */
export const wantsAppointment = (text: string): boolean =>
  splitClauses(text).some(
    (clause) => WISHES.some((wish) => wish.test(clause)) && !ASIDE.test(clause),
  )
