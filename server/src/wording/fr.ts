import { FR as APPOINTMENT } from './appointments/fr.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

/** "de Marie", "d'Ada". */
const de = (name: string): string => (isVowel(name) ? `d'${name}` : `de ${name}`)
const que = (name: string): string => (isVowel(name) ? `qu'${name}` : `que ${name}`)
const isVowel = ([first = '']: string): boolean =>
  'aeiouy'.includes(first.normalize('NFD').charAt(0).toLowerCase() || '-')

export const FR = {
  language: 'fr',
  chat: {
    welcome: 'Bonjour ! Comment puis-je vous aider ?',
    notKnown: 'Je ne sais pas : cela ne figure pas dans les informations dont je dispose.',
    told: 'Merci, je l’ai noté pour l’équipe.',
    ifUrgent: 'Si cela ne peut pas attendre :',
    inDanger: "Si quelqu'un est en danger, appelez tout de suite les secours.",
    notSure: "Je n'ai pas de réponse sûre à cela. Voici ce qui s'en rapproche le plus :",
    ownAnswer: 'Notre propre réponse',
    notKnownPart: ({ part }) =>
      `Je ne sais rien sur « ${part} » : cela ne figure pas dans les informations dont je dispose.`,
    offer: 'Souhaitez-vous parler à une personne ?',
    greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
    thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir et merci de votre visite !',
    identity: ({ brand }) =>
      brand
        ? `Je suis l'assistant automatique ${de(brand)}. Je réponds à partir des informations que l'on m'a confiées.`
        : "Je suis un assistant automatique. Je réponds à partir des informations que l'on m'a confiées.",
    wellbeing: 'Très bien, merci ! Que souhaitez-vous savoir ?',
    introduction: 'Enchanté ! Que souhaitez-vous savoir ?',
    acknowledged: "Bien. N'hésitez pas si vous avez une autre question.",
    wait: 'Prenez votre temps.',
    presence: 'Oui, je suis là. Que souhaitez-vous savoir ?',
    noPerson:
      'Désolé, je ne peux pas vous mettre en relation avec une personne ici. Je réponds volontiers à ce que je peux.',
    handover: 'Je fais venir un collègue. Laissez votre message, une personne vous répondra ici.',
    away: ({ back }) =>
      back
        ? `Il n'y a personne pour le moment. Nous serons de retour ${back}.`
        : "Il n'y a personne pour le moment.",
    leaveEmail: 'Laissez ici votre adresse e-mail pour que nous puissions vous joindre.',
    emailKept: 'Merci. Nous pouvons maintenant vous joindre à cette adresse.',
    phoneKept: 'Merci. Nous pouvons maintenant vous joindre à ce numéro.',
    fileKept:
      'Merci, votre fichier est bien arrivé. Je ne peux pas le consulter moi-même, mais les personnes ici le peuvent.',
    personAsked: "J'ai prévenu mes collègues : une personne vous répondra ici.",
    returned: ({ name }) =>
      `${name} a dû quitter la conversation. Je suis de nouveau à votre écoute.`,
    nobodyCame:
      "Désolé, personne n'est libre pour le moment. Votre demande reste ouverte et une personne vous répondra ici dès que possible. D'ici là, je vous aide volontiers.",
    failed: "Désolé, je n'ai pas pu répondre à l'instant. Veuillez réessayer dans un moment.",
    failedOffer: 'Si vous préférez, je peux demander à une personne de vous aider.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Dois-je le faire : ${inputs ? `${name} (${inputs})` : name} ? Répondez par oui ou par non, s’il vous plaît.`,
    notDone: 'D’accord, je ne l’ai pas fait.',
    failed: 'Je suis désolé, cela n’a pas marché pour le moment.',
    unknown: 'Je ne peux pas savoir si cela a abouti. Demandez à une personne avant de réessayer.',
    again: 'Je n’ai pas compris.',
    example: ({ example }) => `Par exemple : ${example}.`,
  },
  facts: {
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    hours: 'Horaires',
    today: "Aujourd'hui",
    tomorrow: 'Demain',
    closed: 'fermé',
    from: 'à partir de',
    silentOn: ({ day }) =>
      `Rien n’est indiqué pour « ${day} » ; voici les horaires habituels de ce jour de la semaine.`,
    ifOpen: {
      always: 'Oui, 24 heures sur 24.',
      until: ({ time }) => `Oui, jusqu’à ${time}.`,
      laterToday: ({ time }) => `Pas en ce moment, nous ouvrons aujourd’hui à ${time}.`,
      again: ({ day, time }) => `Non, nous rouvrons ${day} à ${time}.`,
      closed: 'Non, pas en ce moment.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Bonjour et merci d'appeler ${brand}. Comment puis-je vous aider ?`
        : 'Bonjour et merci de votre appel. Comment puis-je vous aider ?',
    recorded: 'Cet appel est enregistré et transcrit.',
    silence: [
      'Êtes-vous toujours là ?',
      'Je ne vous entends pas, je vais donc raccrocher. Merci de rappeler. Au revoir.',
    ],
    thanks: ({ name }) => `Merci, ${name}.`,
    niceToMeet: ({ name }) => `Enchanté, ${name}. Comment puis-je vous aider ?`,
    gladly: 'Avec plaisir.',
    putThrough: 'Un instant, je vous mets en relation.',
    nobodyComes: 'Je suis désolé, personne ne peut prendre votre appel pour le moment.',
    away: ({ back }) =>
      back
        ? `Je suis désolé, il n'y a personne pour le moment. Nous serons de retour ${back}.`
        : "Je suis désolé, il n'y a personne pour le moment.",
    willBeCalled: "Merci. Quelqu'un reviendra vers vous.",
    thatIsFine: 'Très bien.',
    more: 'Il y en a d’autres : demandez ce qu’il vous faut.',
    anythingElse: 'Puis-je vous aider pour autre chose ?',
    askName: 'Puis-je avoir votre nom, je vous prie ?',
    askNameByTheWay: 'Au fait, puis-je avoir votre nom ?',
    askNameForCallback:
      "Quelqu'un peut vous rappeler à ce sujet. Puis-je avoir votre nom, je vous prie ?",
    askElse: 'Comment puis-je encore vous aider ?',
    askContact: [
      'Le numéro depuis lequel vous appelez est-il le meilleur pour vous joindre, ou en préférez-vous un autre, ou une adresse e-mail ?',
      'Quel est le meilleur numéro ou la meilleure adresse e-mail pour vous joindre ?',
    ],
    goodbye: ({ name }) => `Merci de votre appel${afterComma(name)}. Au revoir.`,
    notTakingCalls:
      'Personne ne peut prendre votre appel pour le moment. Veuillez laisser un message après le signal sonore.',
    leaveMessage:
      'Je suis désolé, personne ne peut prendre votre appel actuellement. Veuillez laisser un message après le signal sonore.',
    thanksForMessage: 'Merci. Au revoir.',
    backAgain: 'Excusez-moi, la ligne a été coupée un instant. Je vous en prie, continuez.',
    returned:
      "La personne qui vous parlait n'est plus en ligne. Je suis de nouveau à votre écoute.",
    oneMoment: "Un instant, s'il vous plaît.",
    failed: 'Excusez-moi, un problème est survenu de mon côté. Pouvez-vous répéter ?',
    suspended: "Ce numéro n'est pas en service actuellement. Au revoir.",
    checkAnswered:
      "Ceci est le test de votre renvoi d'appel. Vous avez décroché, cet appel n'a donc pas été renvoyé. Raccrochez, relancez le test et laissez sonner.",
    booking: {
      mayIText:
        'Voulez-vous que je vous envoie par SMS le lien vers notre page de réservation, au numéro depuis lequel vous appelez ?',
      texting:
        'Je vous envoie maintenant par SMS le lien vers notre page de réservation. Vous y choisirez un créneau.',
      textedAlready:
        'Je vous ai déjà envoyé par SMS le lien vers notre page de réservation. Vous y choisirez un créneau.',
      cannotText:
        "Je suis désolé, je ne peux envoyer des SMS qu'aux mobiles des États-Unis et du Canada.",
      noted: ({ when }) =>
        `J'ai noté votre souhait : ${when}. Ce ne sera confirmé qu'une fois réservé.`,
    },
    whisper: {
      call: ({ agent, who }) => `Appel pour ${agent} de la part de ${who}.`,
      about: ({ why }) => `Motif : ${why}.`,
      pressOne: "Appuyez sur 1 pour prendre l'appel.",
      unknownNumber: 'un numéro inconnu',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Bonjour, ici l'assistant ${de(owner)}. Qui est à l'appareil, je vous prie, et quel est le motif de votre appel ?`,
    who: [
      "Puis-je savoir qui est à l'appareil ?",
      "Excusez-moi, je n'ai pas saisi votre nom. Qui est à l'appareil ?",
    ],
    why: [
      ({ caller }) => `Merci${afterComma(caller)}. Quel est le motif de votre appel ?`,
      ({ owner }) =>
        `${owner} m'a demandé de me renseigner avant de passer un appel. En quelques mots, de quoi s'agit-il ?`,
    ],
    more: ({ owner, caller }) =>
      `Merci${afterComma(caller)}. Pourriez-vous m'en dire un peu plus, pour ${que(owner)} soit au courant ?`,
    how: ({ owner }) =>
      `Je vois. Et comment avez-vous eu ce numéro, ou d'où connaissez-vous ${owner} ?`,
    decline: ({ owner }) =>
      `Merci, mais ${owner} n'accepte pas d'offres par téléphone. Y a-t-il autre chose à transmettre à ${owner} ?`,
    presence: [
      "Allô, y a-t-il quelqu'un ?",
      "Excusez-moi, je ne vous entends pas. Qui est à l'appareil ?",
    ],
    goOn: 'Oui, je vous écoute.',
    connect: ({ owner, caller }) =>
      `Merci${afterComma(caller)}. Un instant, je vous passe ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Merci${afterComma(caller)}. ${owner} ne peut pas répondre pour le moment. Laissez votre message, je vous prie, et je le transmettrai.`,
    noted: ({ owner }) => `Merci. Je transmets à ${owner}. Au revoir.`,
    wrongNumber: ({ owner }) =>
      `Je crois que vous avez composé un mauvais numéro : c'est le téléphone ${de(owner)}. Si vous vouliez bien joindre ${owner}, laissez un message, je vous prie.`,
    end: ({ owner }) =>
      `Merci de votre appel, mais cela n'intéresse pas ${owner}. Merci de ne plus appeler ce numéro. Au revoir.`,
  },
  booking: {
    offer: ({ link }) => `Vous pouvez choisir un créneau ici : ${link}`,
    noted: ({ when, link }) =>
      `J'ai transmis votre souhait pour ${when}. Ce n'est pas encore un rendez-vous confirmé : choisissez votre créneau ici : ${link}`,
    text: ({ brand, link }) =>
      brand
        ? `${brand}: choisissez un moment pour votre rendez-vous: ${link}`
        : `Choisissez un moment pour votre rendez-vous: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Ce groupe est maintenant connecté à ${agent}. Mentionnez-moi, répondez-moi ou envoyez /ask et votre question.`,
    linkedAlready: ({ agent }) => `Ce groupe est déjà connecté à ${agent}.`,
    linkedElsewhere:
      "Ce groupe est connecté à l'agent de quelqu'un d'autre. Retirez-moi du groupe et ajoutez-moi de nouveau pour le reconnecter.",
    wrongToken:
      "Ce jeton n'est pas valable. Copiez la commande depuis l'intégration Telegram de votre agent et envoyez-la de nouveau.",
    tokenMissing:
      "Envoyez /auth et le jeton de votre agent. Vous le trouvez dans l'intégration Telegram de l'agent.",
    notLinked:
      "Ce groupe n'est connecté à aucun agent. Envoyez /auth et le jeton de votre agent pour le connecter.",
    unlinked: ({ agent }) =>
      `Le jeton ${de(agent)} a changé, ce groupe n'est donc plus connecté. Envoyez /auth et le nouveau jeton pour le reconnecter.`,
    inactive: 'Je ne suis pas actif pour le moment, personne ne répond donc ici.',
    nothingAsked:
      'Posez-moi une question : mentionnez-moi, répondez-moi ou envoyez /ask et votre question.',
    tooFast:
      "C'est plus de questions que je ne peux en traiter. Veuillez redemander dans une minute.",
    noPerson: 'Personne ne peut rejoindre cette conversation.',
    fileRefused: 'Je peux recevoir des images et des PDF de 10 Mo au plus.',
    privateChat:
      'Ouvrez le lien de l’entreprise à laquelle vous voulez écrire, et je réponds ici. Dans un groupe, je réponds dès que quelqu’un a envoyé /auth et le jeton d’un agent.',
    offerPerson: "Envoyez /person et je demanderai à quelqu'un de se joindre à nous.",
    page: ({ page }) => `p. ${page}`,
    commands: {
      ask: 'Poser une question',
      person: 'Demander une personne',
      auth: 'Connecter ce groupe à un agent',
    },
  },
  letter: {
    subject: ({ agent }) => `Votre conversation avec ${agent}`,
    above: 'Veuillez écrire votre réponse au-dessus de cette ligne',
    answer: ({ who }) =>
      `Répondez à cet e-mail, et votre réponse parviendra à ${who}. Les fichiers joints n’arrivent pas.`,
    chat: 'Répondre dans le chat',
    noReplies: 'Les réponses à cet e-mail ne sont pas lues. Veuillez répondre dans le chat.',
    earlier: 'Plus tôt dans cette conversation',
    you: 'Vous',
    why: ({ agent }) =>
      `Vous recevez cet e-mail parce que vous avez laissé votre adresse dans un chat avec ${agent}.`,
    whole: 'M’envoyer toute la conversation',
    wholeSubject: ({ agent }) => `Toute votre conversation avec ${agent}`,
    fewer: 'Plus d’e-mails',
    fewerAsk: ({ agent }) => `Ne plus recevoir d’e-mails de ${agent} ?`,
    fewerDone: ({ agent }) => `Vous ne recevrez plus d’e-mails de ${agent}.`,
    wholeAsk: ({ agent }) => `Recevoir toute la conversation avec ${agent} par e-mail ?`,
    wholeDone: 'La conversation est en route vers vous.',
    notValid: 'Ce lien n’est plus valable.',
    poweredBy: 'Propulsé par',
  },
  appointment: APPOINTMENT,
} satisfies Wording
