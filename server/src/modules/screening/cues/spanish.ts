import { cues } from './cue.ts'

/** What is told in Spanish, the second language of the numbers sold here. */
export const SPANISH = [
  ...cues('relation', [
    [
      'familia',
      3.5,
      'Says, in Spanish, that they are family or close.',
      /\b(?:soy (?:su|tu|el|la) (?:\p{L}+ )?(?:mamá|mama|madre|papá|papa|padre|hermano|hermana|primo|prima|tía|tia|tío|tio|hijo|hija|abuela|abuelo|esposa|esposo|cuñada|cuñado|suegra|vecina|vecino|amigo|amiga|compadre|comadre|sobrina|sobrino)|(?:soy|es|habla) (?:\p{L}+ ){1,2}(?:la|el|su|tu) (?:prim[oa]|herman[oa]|tí[oa]|vecin[oa]|amig[oa]|cuñad[oa]|sobrin[oa]|espos[oa])|(?:su|tu) (?:mamá|hermana|hermano|prima|primo|vecina|vecino|tía|abuela))(?!\p{L})/u,
    ],
    [
      'servicio',
      2.5,
      'Calls, in Spanish, about an appointment, a delivery, a school or work.',
      /(?<!\p{L})(?:cita|consultorio|clínica|clinica|doctora?|escuela|maestra|entrega|paquete|repartidor|chofer|estoy afuera|presupuesto|cotización|cotizacion|(?:quiero|quisiera|necesito|quería) (?:\p{L}+ ){0,3}(?:pedir|reservar|hacer|arreglar|hablar|contratar|una cita)|le devuelvo la llamada|me llamó|trabajo con)(?!\p{L})/u,
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
      /(?<!\p{L})(?:oferta|promoción|promocion|seguro (?:médico|medico|de (?:vida|salud|auto|carro))|descuento|garantía (?:de|del|extendida)|bajar (?:su|sus|la|los)|tasas? de interés|panel(?:es)? solar(?:es)?|préstamos?|calificad[oa]|precalificad[oa]|crédito aprobado|sin (?:costo|compromiso)|gratis)(?!\p{L})/u,
    ],
  ]),
  ...cues('scam', [
    [
      'estafa',
      -6,
      'Spoke, in Spanish, of a prize, a threat or secret numbers.',
      /(?<!\p{L})(?:ha (?:ganado|sido (?:seleccionad[oa]|elegid[oa]))|premio|orden de (?:arresto|captura)|arrestad[oa]|deportad[oa]|seguro social|tarjetas? de regalo|número de (?:tarjeta|cuenta)|inmigración|cuenta bancaria|su contraseña|(?:será|ser|fue) suspendid[oa]|hacer su pago|orden judicial)(?!\p{L})/u,
    ],
  ]),
  ...cues('robot', [
    [
      'oprima',
      -3,
      'Told, in Spanish, to press a key.',
      /(?<!\p{L})(?:oprima|presione|marque|pulse)(?: el| la tecla)? (?:\p{L}+ )?(?:\d|uno|dos|tres|nueve|número)(?!\p{L})/u,
    ],
  ]),
]
