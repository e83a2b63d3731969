import type { Language } from '../../../wording/types.ts'
import { whole } from './whole.ts'

/**
 * The parts of a request for a code that was sent to somebody: the request with the code, or the code and then the request to read it out;
 * and that it was sent to the person who is asked, because customers ask for codes that were sent to themselves.
 */
type CodeRequest = {
  asksForCode: RegExp
  code: RegExp
  asksForIt: RegExp
  wasSentToThem: RegExp
  /** Codes of other kinds: of doors, parcels, and at a pharmacy. */
  isOther: RegExp
  /** Warns of such requests, as banks do. */
  warns: RegExp
}

/** Up to four words between a request and what it is for. */
const FEW = "(?: [\\p{L}\\d'-]+){0,4} "

export const CODE_REQUEST: Record<Language, CodeRequest> = {
  en: requestOf({
    asks: '(?:read|tell|give|say|repeat)(?: back)?(?: to)? (?:me|us)',
    code: 'code|passcode|pass code|pin|six digits|six digit number|one time (?:password|number)',
    asksForIt: '(?:read|tell|give|say|repeat) (?:it|them)(?: back)?(?: out)?(?: to)? (?:me|us)',
    sent: "(?:sent|texted|text|send|sending|texting)(?: to)? you|you(?:'ve)?(?: just)? (?:got|received)|(?:on|to) your phone|came to you|(?:we|i)(?:'ve)?(?: just)? (?:sent|texted)|that just came|just popped up",
    other:
      'pick ?up|gate|door|garage|deliver(?:y|ies)|driver|package|parcel|prescription|pharmacy|order|coupon|promo|error|zip|area|postal|alarm|booking|reservation',
    warns: "never|(?:not|n't) (?:ask|share|give|tell)",
  }),
  es: requestOf({
    asks: '(?:dígame|dime|deme|dame|léame|léeme|dícteme|díctame|páseme|pásame)|me (?:dice|dices|da|das|lee|lees|dicta|dictas|pasa|pasas|puedes? (?:decir|dar|pasar|leer))',
    code: 'código|codiguito|clave|pin|seis números|seis dígitos|numerito',
    asksForIt:
      '(?:dígame|díme|déme|dáme|léame|díctame|dícteme|páseme|pásame)l[oa]s?|me l[oa]s? (?:dice|dices|dicta|dictas|da|das|lee|lees|pasa|pasas|puedes? decir)',
    sent: '(?:le|te) (?:mand[éo]|mandamos|envi[éo]|enviamos|llegó|llega|acaban? de llegar|va a llegar|cayó)',
    other:
      'puerta|portón|edificio|farmacia|receta|recoger|paquete|pedido|entrega|repartidor|postal|cupón|alarma|cochera',
    warns: 'nunca|jamás|no (?:comparta|comparte|dé|des|diga|digas)',
  }),
  de: requestOf({
    asks: '(?:sagen|nennen|geben|diktieren|lesen) sie (?:mir|uns)|(?:sag|nenn|gib|lies) (?:mir|uns)|(?:können|könnten|würden) sie (?:mir|uns)(?= .{0,60}(?:sagen|nennen|vorlesen|durchgeben|geben))',
    code: 'code|bestätigungscode|sicherheitscode|tan|pin|sechsstellige[nr]? (?:zahl|nummer|code)',
    asksForIt: '(?:lesen|sagen|nennen|geben|diktieren) sie (?:ihn|sie) (?:mir|uns)',
    sent: '(?:ihnen|dir) .{0,20}(?:geschickt|gesendet|zugeschickt|schicken|senden)|(?:wir|ich) .{0,25}(?:geschickt|gesendet)|(?:sie|du) .{0,20}(?:bekommen|erhalten|bekommst|erhältst)|auf (?:ihr|dein)(?:em)? handy',
    other:
      'türe?|haustüre?|tor|garage|paket|abhol\\p{L}*|lieferung|rezept|apotheke|bestellung|postleitzahl|gutschein|rabatt|alarmanlage|fehlercode',
    warns: 'nie|niemals|nicht weiter|niemandem',
  }),
  fr: requestOf({
    asks: '(?:dites|donnez|lisez|dictez|communiquez|répétez)[- ](?:moi|nous)|(?:dis|donne|lis)[- ]moi|(?:pouvez|pourriez)[- ]vous (?:me|nous) (?:dire|donner|lire|communiquer|dicter)',
    code: 'code|mot de passe|six chiffres',
    asksForIt: '(?:dites|donnez|lisez|dictez|répétez)[- ]les?[- ](?:moi|nous)',
    sent: "vous (?:ai|avons|a) (?:été )?envoyé|vous avez reçu|(?:venez de|allez) recevoir|(?:sur|à) votre (?:téléphone|portable)|t'ai envoyé|tu as reçu",
    other:
      'porte|portail|immeuble|digicode|colis|livraison|livreur|retrait|pharmacie|ordonnance|commande|postal|promo|garage|alarme',
    warns: 'jamais|ne (?:communiquez|donnez|partagez)',
  }),
  it: requestOf({
    asks: '(?:mi|ci) (?:dica|dice|dici|legga|legge|leggi|dia|detti|può dire|puoi dire|può leggere|può dare)|dimmi|dammi|leggimi|(?:può|puoi) (?:dirmi|darmi|leggermi)',
    code: 'codice|pin|password|sei cifre',
    asksForIt: 'me l[oe] (?:legga|legge|dica|dice|detti|dia)|dimmelo|leggimelo|dammelo',
    sent: '(?:le|ti) (?:abbiamo|ho|è|sta|stiamo) .{0,12}(?:inviato|mandato|arrivato|arrivando|inviando)|hai? (?:appena )?ricevuto|riceverà|(?:suo|tuo) (?:telefono|cellulare)',
    other:
      'porta|portone|cancello|citofono|pacco|ritiro|ritirare|corriere|consegna|farmacia|ricetta|ordine|fiscale|postale|sconto|garage|allarme',
    warns: 'mai|non (?:comunichi|condivida|dia)',
  }),
  pt: requestOf({
    asks: '(?:diga|dê|leia|dite|passe|informe)[- ](?:me|nos)|(?:me|nos) (?:diga|diz|dê|dá|leia|lê|passa|passe|informe|fala|fale)|(?:pode|podia|poderia) (?:me |nos )?(?:dizer|ler|dar|passar|informar)(?:[- ](?:me|nos))?',
    code: 'código|senha|pin|seis dígitos|seis números',
    asksForIt: '(?:diga|leia|dite|dê)[- ]m[oa]|me (?:diga|leia|passe) ele',
    sent: '(?:lhe|te) (?:enviei|mandei|enviamos|mandamos)|(?:enviamos|mandamos|enviei|mandei) (?:para|ao|no)|(?:você|que|de) (?:recebeu|receber)|(?:no|ao|para o) seu (?:telemóvel|celular|telefone)',
    other:
      'porta|portão|prédio|encomenda|entrega|estafeta|entregador|farmácia|receita|levantar|retirada|retirar|pedido|postal|desconto|garagem|alarme',
    warns: 'nunca|jamais|não (?:partilhe|compartilhe|diga|dê)',
  }),
  nl: requestOf({
    asks: '(?:zeg|lees|geef|noem|herhaal)(?:t u)? (?:me|mij|ons)|(?:kunt|kun|wilt|wil) (?:u|je) (?:me|mij|ons)(?= .{0,60}(?:zeggen|geven|voorlezen|doorgeven|noemen))',
    code: 'code|verificatiecode|beveiligingscode|pincode|zes cijfers',
    asksForIt: '(?:lees|zeg|geef) (?:hem|die|het)(?: even| eens)?(?: aan)? (?:me|mij|ons)',
    sent: '(?:wij|we|ik) .{0,25}(?:gestuurd|verstuurd)|(?:u|je) .{0,20}(?:gekregen|ontvangen|krijgt)|u krijgt|je krijgt|(?:op|naar) (?:uw|je) (?:telefoon|mobiel)',
    other:
      'deur|poort|garage|pakket|bezorg\\p{L}*|afhaal\\p{L}*|ophaal\\p{L}*|afhalen|ophalen|apotheek|recept|bestelling|postcode|korting\\p{L}*|alarm',
    warns: 'nooit|niet (?:delen|geven|doorgeven)',
  }),
}

type Words = Record<'asks' | 'code' | 'asksForIt' | 'sent' | 'other' | 'warns', string>

function requestOf({ asks, code, asksForIt, sent, other, warns }: Words): CodeRequest {
  return {
    asksForCode: whole(`(?:${asks})${FEW}(?:${code})`, `(?:${asks}) (?:${code})`),
    code: whole(code),
    asksForIt: whole(asksForIt),
    wasSentToThem: whole(sent),
    isOther: whole(other),
    warns: whole(warns),
  }
}
