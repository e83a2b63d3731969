import { ended } from './ended.ts'
import { ES as APPOINTMENT } from './appointments/es.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

export const ES = {
  language: 'es',
  chat: {
    welcome: '¡Hola! ¿En qué puedo ayudarle?',
    notKnown: 'No lo sé: no está en la información que tengo.',
    told: 'Gracias, lo he anotado para el equipo.',
    ifUrgent: 'Si no puede esperar:',
    inDanger: 'Si alguien está en peligro, llame ahora mismo a emergencias.',
    notSure: 'No tengo una respuesta clara a eso. Esto es lo que más se acerca:',
    ownAnswer: 'Nuestra propia respuesta',
    notKnownPart: ({ part }) => `No sé nada sobre «${part}»: no está en la información que tengo.`,
    offer: '¿Quiere hablar con una persona?',
    greeting: '¡Hola! ¿Qué le gustaría saber?',
    thanks: '¡De nada! ¿Le gustaría saber algo más?',
    goodbye: '¡Hasta luego y gracias por su visita!',
    identity: ({ brand }) =>
      brand
        ? `Soy el asistente automático de ${brand}. Respondo con la información que ${brand} me ha dado.`
        : 'Soy un asistente automático. Respondo con la información que me han dado.',
    wellbeing: '¡Muy bien, gracias! ¿Qué le gustaría saber?',
    introduction: '¡Mucho gusto! ¿Qué le gustaría saber?',
    acknowledged: 'Bien. Pregunte si necesita algo más.',
    wait: 'Tómese su tiempo.',
    presence: 'Sí, aquí estoy. ¿Qué le gustaría saber?',
    noPerson: 'Lo siento, aquí no puedo ponerle con una persona. Con gusto respondo lo que pueda.',
    handover:
      'Voy a avisar a un compañero. Deje su mensaje, por favor: una persona le responderá aquí.',
    away: ({ back }) =>
      back ? `En este momento no hay nadie. Volvemos el ${back}.` : 'En este momento no hay nadie.',
    leaveEmail: 'Deje aquí su correo electrónico para que podamos contactarle.',
    emailKept: 'Gracias. Ya podemos escribirle a esa dirección.',
    phoneKept: 'Gracias. Ya podemos llamarle a ese número.',
    fileKept: 'Gracias, su archivo ha llegado. Yo no puedo verlo, pero las personas de aquí sí.',
    personAsked: 'Ya he avisado a mis compañeros: una persona le responderá aquí.',
    returned: ({ name }) => `${name} ha tenido que dejar la conversación. Vuelvo a atenderle yo.`,
    nobodyCame:
      'Lo siento, ahora mismo no hay nadie libre. Su petición sigue abierta y una persona le responderá aquí en cuanto pueda. Mientras tanto, le ayudo con gusto.',
    failed: 'Lo siento, ahora mismo no he podido responder. Inténtelo otra vez en un momento.',
    failedOffer: 'Si lo prefiere, puedo pedirle a una persona que le ayude.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `¿Hago esto: ${inputs ? `${name} (${inputs})` : name}? Responda sí o no, por favor.`,
    notDone: 'De acuerdo, no lo he hecho.',
    failed: 'Lo siento, eso no ha funcionado ahora mismo.',
    unknown:
      'No puedo saber si se ha realizado. Pregunte a una persona antes de volver a intentarlo.',
    again: 'No lo he entendido.',
    example: ({ example }) => `Por ejemplo: ${example}.`,
  },
  facts: {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    hours: 'Horario',
    today: 'Hoy',
    tomorrow: 'Mañana',
    closed: 'cerrado',
    from: 'desde las',
    silentOn: ({ day }) =>
      `No se indica nada sobre «${day}»; este es el horario habitual de ese día de la semana.`,
    ifOpen: {
      always: 'Sí, las 24 horas.',
      until: ({ time }) => `Sí, hasta las ${time}.`,
      laterToday: ({ time }) => `Ahora mismo no, abrimos hoy a las ${time}.`,
      again: ({ day, time }) => `No, volvemos a abrir el ${day} a las ${time}.`,
      closed: 'No, ahora mismo no.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Hola, gracias por llamar a ${brand}. ¿En qué puedo ayudarle?`
        : 'Hola, gracias por llamar. ¿En qué puedo ayudarle?',
    recorded: 'Esta llamada se graba y se transcribe.',
    silence: [
      '¿Sigue ahí?',
      'No le oigo, así que voy a colgar. Vuelva a llamar, por favor. Adiós.',
    ],
    thanks: ({ name }) => `Gracias, ${name}.`,
    niceToMeet: ({ name }) => `Mucho gusto, ${name}. ¿En qué puedo ayudarle?`,
    gladly: 'Con mucho gusto.',
    putThrough: 'Un momento, le comunico.',
    nobodyComes: 'Lo siento, nadie puede atender el teléfono en este momento.',
    away: ({ back }) =>
      back
        ? `Lo siento, en este momento no hay nadie. Volvemos el ${back}.`
        : 'Lo siento, en este momento no hay nadie.',
    willBeCalled: 'Gracias. Alguien se pondrá en contacto con usted.',
    thatIsFine: 'No hay problema.',
    more: 'Hay más: pregunte por lo que necesite.',
    anythingElse: '¿Puedo ayudarle en algo más?',
    askName: '¿Me dice su nombre, por favor?',
    askNameByTheWay: 'Por cierto, ¿me dice su nombre?',
    askNameForCallback: 'Alguien puede llamarle para responderle. ¿Me dice su nombre, por favor?',
    askElse: '¿En qué más puedo ayudarle?',
    askContact: [
      '¿El número desde el que llama es el mejor para localizarle, o prefiere otro, o un correo electrónico?',
      '¿Cuál es el mejor número o correo electrónico para localizarle?',
    ],
    goodbye: ({ name }) => `Gracias por llamar${afterComma(name)}. Adiós.`,
    notTakingCalls:
      'Nadie puede atender su llamada en este momento. Deje su mensaje después del tono, por favor.',
    leaveMessage:
      'Lo siento, nadie puede atender su llamada ahora. Deje su mensaje después del tono, por favor.',
    thanksForMessage: 'Gracias. Adiós.',
    backAgain: 'Perdone, se cortó un momento. Continúe, por favor.',
    returned: 'La persona que le atendía ya no está en la línea. Vuelvo a atenderle yo.',
    oneMoment: 'Un momento, por favor.',
    failed: 'Lo siento, algo falló de mi parte. ¿Puede repetirlo?',
    suspended: 'Este número no está en servicio en este momento. Adiós.',
    checkAnswered:
      'Esta es la prueba de su desvío de llamadas. Usted ha contestado, así que esta llamada no se desvió. Cuelgue, empiece la prueba otra vez y deje que suene.',
    booking: {
      mayIText:
        '¿Le envío por mensaje de texto el enlace a nuestra página de citas, al número desde el que llama?',
      texting: 'Le envío ahora el enlace a nuestra página de citas. Allí puede elegir una hora.',
      textedAlready:
        'Ya le he enviado el enlace a nuestra página de citas. Allí puede elegir una hora.',
      cannotText: 'Lo siento, solo puedo enviar mensajes a móviles de Estados Unidos y Canadá.',
      noted: ({ when }) =>
        `He anotado su deseo: ${ended(when)} No queda confirmado hasta que lo reserve.`,
    },
    whisper: {
      call: ({ agent, who }) => `Llamada para ${agent} de ${who}.`,
      about: ({ why }) => `Motivo: ${why}.`,
      pressOne: 'Pulse 1 para atender la llamada.',
      unknownNumber: 'un número desconocido',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Hola, soy el asistente de ${owner}. ¿Quién llama, por favor, y cuál es el motivo?`,
    who: [
      '¿Con quién hablo, por favor?',
      'Perdone, no entendí su nombre. ¿Quién llama, por favor?',
    ],
    why: [
      ({ caller }) => `Gracias${afterComma(caller)}. ¿Cuál es el motivo de su llamada?`,
      ({ owner }) =>
        `${owner} me pidió preguntar antes de pasar una llamada. En pocas palabras, ¿de qué se trata?`,
    ],
    more: ({ owner, caller }) =>
      `Gracias${afterComma(caller)}. ¿Me puede decir un poco más, para que ${owner} lo sepa?`,
    how: ({ owner }) => `Entiendo. ¿Y cómo consiguió este número, o de dónde conoce a ${owner}?`,
    decline: ({ owner }) =>
      `Gracias, pero ${owner} no acepta ofertas por teléfono. ¿Algo más que ${owner} deba saber?`,
    presence: ['¿Hola, hay alguien?', 'Perdone, no le oigo. ¿Quién llama, por favor?'],
    goOn: 'Sí, dígame.',
    connect: ({ owner, caller }) =>
      `Gracias${afterComma(caller)}. Un momento, le comunico con ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Gracias${afterComma(caller)}. ${owner} no puede atender ahora. Por favor, deje su mensaje y se lo haré llegar.`,
    noted: ({ owner }) => `Gracias. Se lo haré saber a ${owner}. Adiós.`,
    wrongNumber: ({ owner }) =>
      `Creo que se equivocó de número: este es el teléfono de ${owner}. Si buscaba a ${owner}, deje un mensaje, por favor.`,
    end: ({ owner }) =>
      `Gracias por llamar, pero a ${owner} no le interesa. Por favor, no vuelva a llamar a este número. Adiós.`,
  },
  booking: {
    offer: ({ link }) => `Puede elegir una hora aquí: ${link}`,
    noted: ({ when, link }) =>
      `He transmitido su deseo para ${ended(when)} Todavía no es una cita confirmada: elija su hora aquí: ${link}`,
    text: ({ brand, link }) =>
      brand
        ? `${brand}: elija una hora para su cita: ${link}`
        : `Elija una hora para su cita: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Este grupo está conectado ahora con ${agent}. Mencióneme, respóndame o envíe /ask y su pregunta.`,
    linkedAlready: ({ agent }) => `Este grupo ya está conectado con ${agent}.`,
    linkedElsewhere:
      'Este grupo está conectado con un agente de otra persona. Sáqueme del grupo y vuelva a añadirme para conectarlo de nuevo.',
    wrongToken:
      'Este token no es válido. Copie el comando de la integración de Telegram de su agente y envíelo otra vez.',
    tokenMissing:
      'Envíe /auth y el token de su agente. Lo encuentra en la integración de Telegram del agente.',
    notLinked:
      'Este grupo no está conectado con ningún agente. Envíe /auth y el token de su agente para conectarlo.',
    unlinked: ({ agent }) =>
      `El token de ${agent} ha cambiado, así que este grupo ya no está conectado. Envíe /auth y el token nuevo para conectarlo otra vez.`,
    inactive: 'En este momento no estoy activo, así que aquí nadie responde.',
    nothingAsked: 'Pregúnteme algo: mencióneme, respóndame o envíe /ask y su pregunta.',
    tooFast:
      'Son más preguntas de las que puedo atender. Pregunte otra vez en un minuto, por favor.',
    noPerson: 'Nadie puede unirse a esta conversación.',
    fileRefused: 'Puedo recibir imágenes y archivos PDF de hasta 10 MB.',
    privateChat:
      'Abra el enlace de la empresa a la que quiere escribir y le responderé aquí. En un grupo respondo cuando alguien ha enviado /auth y el token de un agente.',
    offerPerson: 'Envíe /person y le pediré a alguien que se una.',
    page: ({ page }) => `página ${page}`,
    commands: {
      ask: 'Hacer una pregunta',
      person: 'Pedir hablar con una persona',
      auth: 'Conectar este grupo con un agente',
    },
  },
  letter: {
    subject: ({ agent }) => `Su conversación con ${agent}`,
    above: 'Por favor, escriba su respuesta encima de esta línea',
    answer: ({ who }) =>
      `Responda a este correo y su respuesta llegará a ${who}. Los archivos adjuntos no llegan.`,
    chat: 'Responder en el chat',
    noReplies: 'Las respuestas a este correo no se leen. Por favor, responda en el chat.',
    earlier: 'Antes en esta conversación',
    you: 'Usted',
    why: ({ agent }) => `Recibe este correo porque dejó su dirección en un chat con ${agent}.`,
    whole: 'Enviarme toda la conversación',
    wholeSubject: ({ agent }) => `Toda su conversación con ${agent}`,
    fewer: 'No más correos',
    fewerAsk: ({ agent }) => `¿No más correos de ${agent}?`,
    fewerDone: ({ agent }) => `No recibirá más correos de ${agent}.`,
    wholeAsk: ({ agent }) => `¿Recibir toda la conversación con ${agent} por correo?`,
    wholeDone: 'La conversación está en camino.',
    notValid: 'Este enlace ya no es válido.',
    poweredBy: 'Con tecnología de',
  },
  appointment: APPOINTMENT,
} satisfies Wording
