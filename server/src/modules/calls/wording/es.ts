import type { Wording } from './types.ts'

export const ES: Wording = {
  language: 'es',
  greeting: 'Hola, gracias por llamar a {brand}. ¿En qué puedo ayudarle?',
  recorded: 'Esta llamada se graba y se transcribe.',
  silence: ['¿Sigue ahí?', 'No le oigo, así que voy a colgar. Vuelva a llamar, por favor. Adiós.'],
  thanks: 'Gracias, {name}.',
  niceToMeet: 'Mucho gusto, {name}. ¿En qué puedo ayudarle?',
  gladly: 'Con mucho gusto.',
  putThrough: 'Un momento, le comunico.',
  nobodyComes: 'Lo siento, nadie puede atender el teléfono en este momento.',
  willBeCalled: 'Gracias. Alguien se pondrá en contacto con usted.',
  thatIsFine: 'No hay problema.',
  anythingElse: '¿Puedo ayudarle en algo más?',
  askName: '¿Me dice su nombre, por favor?',
  askNameByTheWay: 'Por cierto, ¿me dice su nombre?',
  askNameForCallback: 'Alguien puede llamarle para responderle. ¿Me dice su nombre, por favor?',
  askElse: '¿En qué más puedo ayudarle?',
  askContact: [
    '¿El número desde el que llama es el mejor para localizarle, o prefiere otro, o un correo electrónico?',
    '¿Cuál es el mejor número o correo electrónico para localizarle?',
  ],
  goodbye: 'Gracias por llamar{name}. Adiós.',
  notTakingCalls:
    'Nadie puede atender su llamada en este momento. Deje su mensaje después del tono, por favor.',
  leaveMessage:
    'Lo siento, nadie puede atender su llamada ahora. Deje su mensaje después del tono, por favor.',
  thanksForMessage: 'Gracias. Adiós.',
  backAgain: 'Perdone, se cortó un momento. Continúe, por favor.',
  oneMoment: 'Un momento, por favor.',
  failed: 'Lo siento, algo falló de mi parte. ¿Puede repetirlo?',
  booking: {
    mayIText:
      '¿Le envío por mensaje de texto el enlace a nuestra página de citas, al número desde el que llama?',
    texting: 'Le envío ahora el enlace a nuestra página de citas. Allí puede elegir una hora.',
    textedAlready:
      'Ya le he enviado el enlace a nuestra página de citas. Allí puede elegir una hora.',
    cannotText: 'Lo siento, solo puedo enviar mensajes a móviles de Estados Unidos y Canadá.',
    noted: 'He anotado su deseo: {when}. No queda confirmado hasta que lo reserve.',
  },
  whisper: {
    call: 'Llamada para {agent} de {who}.',
    about: 'Motivo: {why}.',
    pressOne: 'Pulse 1 para atender la llamada.',
    unknownNumber: 'un número desconocido',
  },
}
