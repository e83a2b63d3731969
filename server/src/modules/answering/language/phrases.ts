/** What an agent says in its own words, by language. `{name}` and `{brand}` are the agent's. */
export type Phrases = {
  notKnown: string
  notKnownPart: string
  offer: string
  greeting: string
  thanks: string
  goodbye: string
  identity: string
  wellbeing: string
  introduction: string
  acknowledged: string
  wait: string
  presence: string
  noPerson: string
  /** The handover message of an owner who wrote none. */
  handover: string
  /** To who asks once more for a person. */
  personAsked: string
}

export const PHRASES: Record<string, Phrases> = {
  en: {
    notKnown: "I don't know that: it isn't in the information I have.",
    notKnownPart: "I don't know about “{part}”: it isn't in the information I have.",
    offer: 'Would you like to talk to a person?',
    greeting: 'Hello! What would you like to know?',
    thanks: "You're welcome! Is there anything else you would like to know?",
    goodbye: 'Goodbye, and thank you for stopping by!',
    identity:
      "I'm {name}, the automated assistant of {brand}. I answer from the information {brand} has given me.",
    wellbeing: "I'm well, thank you! What would you like to know?",
    introduction: 'Nice to meet you! What would you like to know?',
    acknowledged: 'Good. Just ask if there is anything else.',
    wait: 'Take your time.',
    presence: "Yes, I'm here. What would you like to know?",
    noPerson: "I'm sorry, I cannot connect you to a person here. I'm happy to answer what I can.",
    handover:
      'Let me bring in a colleague. Please leave your message, a person will answer you here.',
    personAsked: 'I have told my colleagues: a person will answer you here.',
  },
  es: {
    notKnown: 'No lo sé: no está en la información que tengo.',
    notKnownPart: 'No sé nada sobre «{part}»: no está en la información que tengo.',
    offer: '¿Quiere hablar con una persona?',
    greeting: '¡Hola! ¿Qué le gustaría saber?',
    thanks: '¡De nada! ¿Le gustaría saber algo más?',
    goodbye: '¡Hasta luego y gracias por su visita!',
    identity:
      'Soy {name}, el asistente automático de {brand}. Respondo con la información que {brand} me ha dado.',
    wellbeing: '¡Muy bien, gracias! ¿Qué le gustaría saber?',
    introduction: '¡Mucho gusto! ¿Qué le gustaría saber?',
    acknowledged: 'Bien. Pregunte si necesita algo más.',
    wait: 'Tómese su tiempo.',
    presence: 'Sí, aquí estoy. ¿Qué le gustaría saber?',
    noPerson: 'Lo siento, aquí no puedo ponerle con una persona. Con gusto respondo lo que pueda.',
    handover:
      'Voy a avisar a un compañero. Deje su mensaje, por favor: una persona le responderá aquí.',
    personAsked: 'Ya he avisado a mis compañeros: una persona le responderá aquí.',
  },
  fr: {
    notKnown: 'Je ne sais pas : cela ne figure pas dans les informations dont je dispose.',
    notKnownPart:
      'Je ne sais rien sur « {part} » : cela ne figure pas dans les informations dont je dispose.',
    offer: 'Souhaitez-vous parler à une personne ?',
    greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
    thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir et merci de votre visite !',
    identity:
      "Je suis {name}, l'assistant automatique de {brand}. Je réponds à partir des informations que {brand} m'a données.",
    wellbeing: 'Très bien, merci ! Que souhaitez-vous savoir ?',
    introduction: 'Enchanté ! Que souhaitez-vous savoir ?',
    acknowledged: "Bien. N'hésitez pas si vous avez une autre question.",
    wait: 'Prenez votre temps.',
    presence: 'Oui, je suis là. Que souhaitez-vous savoir ?',
    noPerson:
      'Désolé, je ne peux pas vous mettre en relation avec une personne ici. Je réponds volontiers à ce que je peux.',
    handover: 'Je fais venir un collègue. Laissez votre message, une personne vous répondra ici.',
    personAsked: "J'ai prévenu mes collègues : une personne vous répondra ici.",
  },
  de: {
    notKnown: 'Das weiß ich nicht: Es steht nicht in den Informationen, die ich habe.',
    notKnownPart: 'Zu „{part}“ weiß ich nichts: Es steht nicht in den Informationen, die ich habe.',
    offer: 'Möchten Sie mit einem Menschen sprechen?',
    greeting: 'Hallo! Was möchten Sie wissen?',
    thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    identity:
      'Ich bin {name}, der automatische Assistent von {brand}. Ich antworte mit den Informationen, die {brand} mir gegeben hat.',
    wellbeing: 'Danke, gut! Was möchten Sie wissen?',
    introduction: 'Schön, Sie kennenzulernen! Was möchten Sie wissen?',
    acknowledged: 'Gut. Fragen Sie gern, wenn noch etwas ist.',
    wait: 'Lassen Sie sich Zeit.',
    presence: 'Ja, ich bin da. Was möchten Sie wissen?',
    noPerson:
      'Leider kann ich Sie hier nicht mit einem Menschen verbinden. Ich beantworte gern, was ich kann.',
    handover:
      'Ich hole jemanden dazu. Bitte hinterlassen Sie Ihre Nachricht, ein Mensch antwortet Ihnen hier.',
    personAsked: 'Ich habe schon Bescheid gegeben: Ein Mensch antwortet Ihnen hier.',
  },
  it: {
    notKnown: 'Non lo so: non è tra le informazioni che ho.',
    notKnownPart: 'Non so nulla di «{part}»: non è tra le informazioni che ho.',
    offer: 'Vuole parlare con una persona?',
    greeting: 'Ciao! Che cosa vorrebbe sapere?',
    thanks: 'Prego! Vorrebbe sapere altro?',
    goodbye: 'Arrivederci e grazie della visita!',
    identity:
      "Sono {name}, l'assistente automatico di {brand}. Rispondo con le informazioni che {brand} mi ha dato.",
    wellbeing: 'Bene, grazie! Che cosa vorrebbe sapere?',
    introduction: 'Piacere! Che cosa vorrebbe sapere?',
    acknowledged: 'Bene. Chieda pure se serve altro.',
    wait: 'Faccia con calma.',
    presence: 'Sì, sono qui. Che cosa vorrebbe sapere?',
    noPerson:
      'Mi dispiace, qui non posso metterla in contatto con una persona. Rispondo volentieri a ciò che posso.',
    handover: 'Chiamo un collega. Lasci pure il suo messaggio, una persona le risponderà qui.',
    personAsked: 'Ho già avvisato i miei colleghi: una persona le risponderà qui.',
  },
  pt: {
    notKnown: 'Não sei: não está nas informações que tenho.',
    notKnownPart: 'Não sei nada sobre «{part}»: não está nas informações que tenho.',
    offer: 'Gostaria de falar com uma pessoa?',
    greeting: 'Olá! O que gostaria de saber?',
    thanks: 'De nada! Gostaria de saber mais alguma coisa?',
    goodbye: 'Até logo e obrigado pela visita!',
    identity:
      'Sou {name}, o assistente automático de {brand}. Respondo com as informações que {brand} me deu.',
    wellbeing: 'Tudo bem, obrigado! O que gostaria de saber?',
    introduction: 'Muito prazer! O que gostaria de saber?',
    acknowledged: 'Certo. Pergunte se precisar de mais alguma coisa.',
    wait: 'Esteja à vontade, eu espero.',
    presence: 'Sim, estou aqui. O que gostaria de saber?',
    noPerson: 'Lamento, aqui não posso passar a uma pessoa. Respondo com gosto ao que puder.',
    handover: 'Vou chamar um colega. Deixe a sua mensagem, uma pessoa vai responder-lhe aqui.',
    personAsked: 'Já avisei os meus colegas: uma pessoa vai responder-lhe aqui.',
  },
  nl: {
    notKnown: 'Dat weet ik niet: het staat niet in de informatie die ik heb.',
    notKnownPart: 'Over “{part}” weet ik niets: het staat niet in de informatie die ik heb.',
    offer: 'Wilt u met een mens praten?',
    greeting: 'Hallo! Wat wilt u weten?',
    thanks: 'Graag gedaan! Wilt u nog iets weten?',
    goodbye: 'Tot ziens en bedankt voor uw bezoek!',
    identity:
      'Ik ben {name}, de automatische assistent van {brand}. Ik antwoord met de informatie die {brand} mij heeft gegeven.',
    wellbeing: 'Goed, dank u! Wat wilt u weten?',
    introduction: 'Aangenaam! Wat wilt u weten?',
    acknowledged: 'Prima. Vraag gerust als er nog iets is.',
    wait: 'Neem de tijd.',
    presence: 'Ja, ik ben er. Wat wilt u weten?',
    noPerson: 'Helaas kan ik u hier niet met een mens verbinden. Ik beantwoord graag wat ik kan.',
    handover: 'Ik haal er een collega bij. Laat uw bericht achter, een mens antwoordt u hier.',
    personAsked: "Ik heb mijn collega's al gewaarschuwd: een mens antwoordt u hier.",
  },
}

export const phrasesIn = (language: string): Phrases => PHRASES[language] ?? PHRASES['en']!
