import { cues } from './cue.ts'

/** What is told in Spanish, the second language of the numbers sold here. */
export const SPANISH = [
  ...cues('relation', [
    [
      'familia',
      3.5,
      'Says, in Spanish, that they are family or close.',
      /\b(?:soy (?:su|tu|el|la) (?:\p{L}+ )?(?:mamá|mama|madre|papá|papa|padre|hermano|hermana|primo|prima|tía|tia|tío|tio|hijo|hija|abuela|abuelo|esposa|esposo|cuñada|cuñado|suegra|vecina|vecino|amigo|amiga|compadre|comadre|sobrina|sobrino)|(?:soy|es|habla) (?:\p{L}+ ){1,2}(?:la|el|su|tu) (?:prim[oa]|herman[oa]|tí[oa]|vecin[oa]|amig[oa]|cuñad[oa]|sobrin[oa]|espos[oa])|somos (?:familia|primos|vecinos|amigos)|(?:la|el) (?:vecin[oa]) de (?:abajo|arriba|al lado|enfrente)|(?:soy|habla) (?:tu|su) (?:papá|mamá|abuela|abuelo|hija|hijo)|(?:es|soy) \p{L}+ (?:el|la) de (?:la|el) (?:obra|taller|trabajo|iglesia|escuela)|(?:su|tu) (?:mamá|hermana|hermano|prima|primo|vecina|vecino|tía|abuela))(?!\p{L})/u,
    ],
    [
      'servicio',
      2.5,
      'Calls, in Spanish, about an appointment, a delivery, a school or work.',
      /(?<!\p{L})(?:cita|consultorio|clínica|clinica|(?:el|la|del) doctora?|escuela|maestra|entrega|paquete|repartidor|chofer|estoy afuera|presupuesto|cotización|cotizacion|(?:quiero|quisiera|necesito|quería) (?:\p{L}+ ){0,3}(?:pedir|reservar|hacer|arreglar|hablar|contratar|una cita)|mueble|pedido|receta|el albañil|la obra|plomero|electricista|mecánico|taller|maestro de|su (?:carro|coche|hijo|hija|perro|orden|pastel)|mi (?:cocina|baño|techo|carro|coche|lavadora|casa)|un pastel|ustedes (?:arreglan|venden|hacen|tienen)|cuánto (?:cuesta|cobran|me cobran)|le devuelvo la llamada|me llamó|trabajo con)(?!\p{L})/u,
    ],
  ]),
  ...cues('notice', [
    [
      'aviso',
      3,
      'An automated notice in Spanish: an appointment, a prescription, a school or a delivery.',
      /(?<!\p{L})(?:(?:recordatorio|le recordamos|recordarle|confirmar)(?: \p{L}+){0,10} (?:cita|vacuna|visita|reservación|consulta)|(?:tiene|tenía) (?:una|su) cita|receta(?: \p{L}+){0,3} (?:lista|listo)|(?:no hay|se cancelan|suspenden) (?:las )?clases|su (?:paquete|pedido|entrega)(?: \p{L}+){0,4} (?:llega|llegará|será|está))(?!\p{L})/u,
    ],
  ]),
  ...cues('wrong-number', [
    [
      'equivocado',
      -1,
      'Seems, in Spanish, to have the wrong number.',
      /(?<!\p{L})(?:número equivocado|me equivoqué de número|marqué mal|está equivocado)(?!\p{L})/u,
    ],
  ]),
  ...cues('evasive', [
    [
      'evasivo',
      -1.5,
      'Avoided the question, in Spanish.',
      /(?<!\p{L})(?:es (?:un asunto )?(?:personal|privado)|asunto (?:personal|privado)|(?:él|ella) (?:ya )?sabe|páse(?:me|lo)|comuníqueme|no le importa)(?!\p{L})/u,
    ],
  ]),
  ...cues('emergency', [
    [
      'emergencia',
      6,
      'Speaks, in Spanish, of an emergency.',
      /(?<!\p{L})(?:emergencia|ambulancia|se cayó|se cayo|incendio|infarto|no respira|sangrando|está en el hospital|urgencias)(?!\p{L})/u,
    ],
  ]),
  ...cues('pitch', [
    [
      'oferta',
      -5,
      'Offered something, in Spanish.',
      /(?<!\p{L})(?:oferta|promoción|promocion|(?:bajar|reducir|ahorrar)(?: \p{L}+){0,3} (?:factura|cuenta|pago|luz|recibo)|doble de velocidad|usted califica|califica para|plan de salud|bajo costo|le (?:puedo|podemos) (?:ofrecer|bajar)|seguro (?:médico|medico|de (?:vida|salud|auto|carro))|descuento|garantía (?:de|del|extendida)|bajar (?:su|sus|la|los)|tasas? de interés|panel(?:es)? solar(?:es)?|préstamos?|calificad[oa]|precalificad[oa]|crédito aprobado|sin (?:costo|compromiso)|gratis)(?!\p{L})/u,
    ],
  ]),
  ...cues('scam', [
    [
      'estafa',
      -6,
      'Spoke, in Spanish, of a prize, a threat or secret numbers.',
      /(?<!\p{L})(?:ha (?:ganado|sido (?:seleccionad[oa]|elegid[oa]))|premio|orden de (?:arresto|captura)|arrestad[oa]|deportad[oa]|seguro social|tarjetas? de regalo|número de (?:tarjeta|cuenta)|inmigración|cuenta bancaria|su contraseña|(?:será|ser|fue) suspendid[oa]|hacer su pago|orden judicial|orden (?:de deportación|en contra)|demanda (?:contra|en contra)|(?:lo|la|los) van a (?:arrestar|deportar|detener)|(?:será|ser) (?:arrestad|deportad|detenid)[oa]|pague (?:la|hoy|ahora)|(?:dinero|pago) para (?:la )?(?:fianza|multa)|fianza|no le (?:diga|digas)(?: nada)? a|código que le (?:llegó|mandamos|enviamos)|(?:comprar|compre) (?:unas )?tarjetas|(?:me da|deme|dígame|me diga)(?: \p{L}+){0,2} (?:los números|el código|su clave)|falta de pago|servicio(?: de \p{L}+)? será (?:cortado|suspendido)|actividad sospechosa)(?!\p{L})/u,
    ],
  ]),
  ...cues('robot', [
    [
      'oprima',
      -3,
      'Told, in Spanish, to press a key.',
      /(?<!\p{L})(?:oprima|presione|marque|pulse)(?: el| la tecla)? (?:\p{L}+ )?(?:\d|uno|dos|tres|nueve|número|estrella)(?!\p{L})/u,
    ],
  ]),
]
