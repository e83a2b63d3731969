import { type Hearing, NAME } from './types.ts'

/** `\b` knows no accents: a word ends where no letter follows. */
const END = String.raw`(?!\p{L})`
const BEGIN = String.raw`(?<!\p{L})`
const words = (list: string) => new RegExp(`${BEGIN}(?:${list})${END}`, 'iu')
const first = (list: string) => new RegExp(String.raw`^[^\p{L}]*(?:${list})${END}`, 'iu')

export const ES: Hearing = {
  introduced: new RegExp(
    String.raw`${BEGIN}(?:me llamo|mi nombre es|(?:le|te) habla|habla|yo soy|soy|puede llamarme)\s+${NAME}`,
    'iu',
  ),
  beforeName: /^(?:es |soy |yo soy |sí,? |si,? |claro,? |a nombre de )/i,
  notAName: first(
    'un|una|el|la|los|las|lo|de|del|no|ni|sí|si|claro|vale|bueno|bien|gracias|muchas|hola|buenos|buenas|qué|que|cuándo|cuando|cuánto|cuanto|cómo|como|dónde|donde|por|para|con|sin|quiero|quisiera|necesito|busco|llamo|puedo|puede|tiene|tienen|hay|es|está|mi|su|muy|ya|nuevo|nueva|cliente|nada|perdón|perdone|disculpe|adiós|mejor|ahora|aquí|también|español|inglés|alguien|usted',
  ),
  afterName: new RegExp(
    String.raw`\s+(?:y|e|de la empresa|desde|con|llamo|quiero|quisiera|necesito|para|por|pero|aquí)${END}.*$|\s+(?:de|del|de la|de los)$`,
    'iu',
  ),
  yes: words(
    'sí|claro|vale|de acuerdo|correcto|exacto|perfecto|está bien|cómo no|por supuesto|adelante|este número|ese número|este mismo|ese mismo|el mismo',
  ),
  no: first('no|ahora no|mejor no|prefiero que no|para nada'),
  person: words(
    'hablar con (?:una? |el |la |su |algún |alguna )?(?:persona|humano|alguien|agente|operador|operadora|dueño|dueña|encargado|encargada|gerente|representante)|(?:páseme|pásame|comuníqueme|comunícame|póngame|transfiérame)(?: con)?|persona (?:real|de verdad)',
  ),
  callback: words(
    'cita|citas|reservar|reserva|agendar|ll[aá]m[ae](?:me|nos)|me (?:pueden?|podrían?) (?:llamar|devolver la llamada)|que me llamen|(?:devuélvame|devuélveme|devolverme) la llamada|presupuesto|cotización|hacer un pedido|dejar (?:un |mi )?(?:mensaje|recado|número|datos)',
  ),
  goodbye: first(
    '(?:(?:ok|vale|bueno|no|nada|gracias|muchas gracias|perfecto)[,.]? )*(?:adiós|adios|hasta luego|hasta pronto|chao|(?:eso )?es todo(?! lo)|nada más|que tenga (?:un )?buen)',
  ),
  text: words(
    '(?:m[aá]nd|env[ií])[ae](?:me|nos)(?:l[oa]| (?:el|la|un|su) (?:enlace|link|mensaje|texto|dirección))|(?:mand|envi)[aá]r(?:me|nos)l[oa]|por mensaje(?: de texto)?',
  ),
}
