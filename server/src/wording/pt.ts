import { PT as APPOINTMENT } from './appointments/pt.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

/** As spoken in Brazil, like the telephone voice. */
export const PT = {
  language: 'pt',
  chat: {
    welcome: 'Olá! Como posso ajudar?',
    notKnown: 'Não sei: não está nas informações que tenho.',
    told: 'Obrigado, anotei isso para a equipe.',
    ifUrgent: 'Se não puder esperar:',
    inDanger: 'Se alguém estiver em perigo, ligue já para os serviços de emergência.',
    notSure: 'Não tenho uma resposta certa para isso. Isto é o que mais se aproxima:',
    ownAnswer: 'A nossa própria resposta',
    notKnownPart: ({ part }) => `Não sei nada sobre “${part}”: não está nas informações que tenho.`,
    offer: 'Gostaria de falar com uma pessoa?',
    greeting: 'Olá! O que gostaria de saber?',
    thanks: 'De nada! Gostaria de saber mais alguma coisa?',
    goodbye: 'Até logo e obrigado pela visita!',
    identity: ({ brand }) =>
      brand
        ? `Sou o assistente automático de ${brand}. Respondo com as informações que ${brand} me deu.`
        : 'Sou um assistente automático. Respondo com as informações que me deram.',
    wellbeing: 'Tudo bem, obrigado! O que gostaria de saber?',
    introduction: 'Muito prazer! O que gostaria de saber?',
    acknowledged: 'Certo. Pergunte se precisar de mais alguma coisa.',
    wait: 'Fique à vontade, eu espero.',
    presence: 'Sim, estou aqui. O que gostaria de saber?',
    noPerson:
      'Lamento, aqui não posso transferir para uma pessoa. Respondo com prazer ao que puder.',
    handover: 'Vou chamar um colega. Deixe sua mensagem, uma pessoa vai responder aqui.',
    away: ({ back }) =>
      back
        ? `Não há ninguém aqui no momento. Voltamos: ${back}.`
        : 'Não há ninguém aqui no momento.',
    leaveEmail: 'Deixe aqui seu e-mail para podermos falar com você.',
    emailKept: 'Obrigado. Agora podemos falar com você por esse endereço.',
    phoneKept: 'Obrigado. Agora podemos falar com você por esse número.',
    fileKept: 'Obrigado, o seu arquivo chegou. Eu não posso vê-lo, mas as pessoas aqui podem.',
    personAsked: 'Já avisei meus colegas: uma pessoa vai responder aqui.',
    returned: ({ name }) => `${name} precisou sair da conversa. Volto a ajudar você.`,
    nobodyCame:
      'Desculpe, ninguém está livre no momento. Seu pedido continua aberto, e uma pessoa vai responder aqui assim que puder. Até lá, ajudo com prazer.',
    failed: 'Lamento, não consegui responder agora. Por favor, tente novamente daqui a pouco.',
    failedOffer: 'Se preferir, posso pedir a uma pessoa que ajude.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Devo fazer isto: ${inputs ? `${name} (${inputs})` : name}? Responda sim ou não, por favor.`,
    notDone: 'Está bem, não o fiz.',
    failed: 'Lamento, isso não funcionou agora.',
    unknown: 'Não consigo saber se foi concluído. Pergunte a uma pessoa antes de tentar de novo.',
    again: 'Não percebi.',
    example: ({ example }) => `Por exemplo: ${example}.`,
  },
  facts: {
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    hours: 'Horário',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    closed: 'fechado',
    from: 'a partir das',
    silentOn: ({ day }) =>
      `Nada é dito sobre “${day}”; este é o horário habitual desse dia da semana.`,
    ifOpen: {
      always: 'Sim, 24 horas por dia.',
      until: ({ time }) => `Sim, até às ${time}.`,
      laterToday: ({ time }) => `No momento não, abrimos hoje às ${time}.`,
      again: ({ day, time }) => `Não, voltamos a abrir ${day} às ${time}.`,
      closed: 'Não, no momento não.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Olá, obrigado por ligar para ${brand}. Como posso ajudar?`
        : 'Olá, obrigado por ligar. Como posso ajudar?',
    recorded: 'Esta ligação é gravada e transcrita.',
    silence: [
      'Ainda está na linha?',
      'Não estou ouvindo, por isso vou desligar. Por favor, ligue novamente. Até logo.',
    ],
    thanks: ({ name }) => `Obrigado, ${name}.`,
    niceToMeet: ({ name }) => `Muito prazer, ${name}. Como posso ajudar?`,
    gladly: 'Com prazer.',
    putThrough: 'Um momento, vou transferir a ligação.',
    nobodyComes: 'Lamento, ninguém pode atender o telefone neste momento.',
    away: ({ back }) =>
      back
        ? `Desculpe, não há ninguém aqui no momento. Voltamos: ${back}.`
        : 'Desculpe, não há ninguém aqui no momento.',
    willBeCalled: 'Obrigado. Alguém vai entrar em contato.',
    thatIsFine: 'Não tem problema.',
    more: 'Há mais: é só perguntar pelo que precisa.',
    anythingElse: 'Posso ajudar em mais alguma coisa?',
    askName: 'Pode me dizer seu nome, por favor?',
    askNameByTheWay: 'A propósito, pode me dizer seu nome?',
    askNameForCallback: 'Alguém pode ligar de volta sobre isso. Pode me dizer seu nome, por favor?',
    askElse: 'Em que mais posso ajudar?',
    askContact: [
      'O número de onde está ligando é o melhor para entrarmos em contato, ou prefere outro, ou um e-mail?',
      'Qual é o melhor número ou e-mail para entrarmos em contato?',
    ],
    goodbye: ({ name }) => `Obrigado por ligar${afterComma(name)}. Até logo.`,
    notTakingCalls:
      'Ninguém pode atender sua ligação no momento. Por favor, deixe uma mensagem após o sinal.',
    leaveMessage:
      'Lamento, ninguém pode atender sua ligação agora. Por favor, deixe uma mensagem após o sinal.',
    thanksForMessage: 'Obrigado. Até logo.',
    backAgain: 'Desculpe, a ligação caiu por um momento. Por favor, continue.',
    returned: 'A pessoa que falava com você não está mais na linha. Volto a ajudar você.',
    oneMoment: 'Um momento, por favor.',
    failed: 'Desculpe, algo deu errado do meu lado. Pode repetir?',
    suspended: 'Este número não está em serviço no momento. Até logo.',
    checkAnswered:
      'Este é o teste do seu desvio de chamadas. A ligação foi atendida, portanto não foi desviada. Desligue, inicie o teste novamente e deixe tocar.',
    booking: {
      mayIText:
        'Posso enviar por mensagem de texto o link da nossa página de agendamento, para o número de onde está ligando?',
      texting:
        'Estou enviando agora o link da nossa página de agendamento por mensagem de texto. Lá é possível escolher um horário.',
      textedAlready:
        'Já enviei o link da nossa página de agendamento por mensagem de texto. Lá é possível escolher um horário.',
      cannotText:
        'Lamento, só posso enviar mensagens de texto a celulares dos Estados Unidos e do Canadá.',
      noted: ({ when }) => `Anotei seu pedido: ${when}. Só fica confirmado quando for agendado.`,
    },
    whisper: {
      call: ({ agent, who }) => `Ligação para ${agent} de ${who}.`,
      about: ({ why }) => `Assunto: ${why}.`,
      pressOne: 'Pressione 1 para atender.',
      unknownNumber: 'um número desconhecido',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Olá, aqui é o assistente de ${owner}. Quem está falando, por favor, e qual é o assunto?`,
    who: [
      'Posso saber quem está falando?',
      'Desculpe, não entendi seu nome. Quem está falando, por favor?',
    ],
    why: [
      ({ caller }) => `Obrigado${afterComma(caller)}. Qual é o motivo da ligação?`,
      ({ owner }) =>
        `${owner} me pediu para perguntar antes de transferir uma ligação. Em poucas palavras, qual é o assunto?`,
    ],
    more: ({ owner, caller }) =>
      `Obrigado${afterComma(caller)}. Pode me dizer um pouco mais, para que ${owner} saiba?`,
    how: ({ owner }) => `Entendo. E como conseguiu este número, ou de onde conhece ${owner}?`,
    decline: ({ owner }) =>
      `Obrigado, mas ${owner} não aceita ofertas por telefone. Há mais alguma coisa que ${owner} deva saber?`,
    presence: ['Alô, tem alguém aí?', 'Desculpe, não estou ouvindo. Quem está falando, por favor?'],
    goOn: 'Sim, pode falar.',
    connect: ({ owner, caller }) =>
      `Obrigado${afterComma(caller)}. Um momento, vou transferir para ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Obrigado${afterComma(caller)}. ${owner} não pode atender agora. Por favor, deixe sua mensagem e eu transmito.`,
    noted: ({ owner }) => `Obrigado. Vou transmitir a ${owner}. Até logo.`,
    wrongNumber: ({ owner }) =>
      `Acho que foi engano: este é o telefone de ${owner}. Se queria mesmo falar com ${owner}, deixe uma mensagem, por favor.`,
    end: ({ owner }) =>
      `Obrigado por ligar, mas ${owner} não tem interesse. Por favor, não ligue mais para este número. Até logo.`,
  },
  booking: {
    offer: ({ link }) => `É possível escolher um horário aqui: ${link}`,
    noted: ({ when, link }) =>
      `Transmiti seu pedido para ${when}. Ainda não é um agendamento confirmado: escolha seu horário aqui: ${link}`,
    text: ({ brand, link }) =>
      brand
        ? `${brand}: escolha aqui o seu atendimento: ${link}`
        : `Escolha aqui o seu atendimento: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Este grupo agora está conectado a ${agent}. Mencione-me, responda a uma mensagem minha ou envie /ask e sua pergunta.`,
    linkedAlready: ({ agent }) => `Este grupo já está conectado a ${agent}.`,
    linkedElsewhere:
      'Este grupo está conectado ao agente de outra pessoa. Remova-me do grupo e adicione-me de novo para reconectá-lo.',
    wrongToken:
      'Este token não é válido. Copie o comando da integração do Telegram do seu agente e envie-o de novo.',
    tokenMissing:
      'Envie /auth e o token do seu agente. Ele está na integração do Telegram do agente.',
    notLinked:
      'Este grupo não está conectado a nenhum agente. Envie /auth e o token do seu agente para conectá-lo.',
    unlinked: ({ agent }) =>
      `O token de ${agent} mudou, por isso este grupo não está mais conectado. Envie /auth e o novo token para reconectá-lo.`,
    inactive: 'Não estou ativo no momento, por isso ninguém responde aqui.',
    nothingAsked:
      'Pergunte-me algo: mencione-me, responda a uma mensagem minha ou envie /ask e sua pergunta.',
    tooFast: 'São mais perguntas do que consigo atender. Pergunte de novo em um minuto, por favor.',
    noPerson: 'Ninguém pode entrar nesta conversa.',
    fileRefused: 'Posso receber imagens e PDFs de até 10 MB.',
    privateChat:
      'Abra o link da empresa a quem quer escrever e eu respondo aqui. Num grupo, respondo assim que alguém enviar /auth e o token de um agente.',
    offerPerson: 'Envie /person e eu peço a alguém que entre na conversa.',
    page: ({ page }) => `página ${page}`,
    commands: {
      ask: 'Fazer uma pergunta',
      person: 'Pedir uma pessoa',
      auth: 'Conectar este grupo a um agente',
    },
  },
  letter: {
    subject: ({ agent }) => `A sua conversa com ${agent}`,
    above: 'Por favor, escreva a sua resposta acima desta linha',
    answer: ({ who }) =>
      `Responda a este e-mail e a sua resposta chegará a ${who}. Os arquivos anexados não chegam.`,
    chat: 'Responder no chat',
    noReplies: 'As respostas a este e-mail não são lidas. Por favor, responda no chat.',
    earlier: 'Antes nesta conversa',
    you: 'Você',
    why: ({ agent }) =>
      `Você recebe este e-mail porque deixou o seu endereço em um chat com ${agent}.`,
    whole: 'Enviar-me toda a conversa',
    wholeSubject: ({ agent }) => `Toda a sua conversa com ${agent}`,
    fewer: 'Chega de e-mails',
    fewerAsk: ({ agent }) => `Não receber mais e-mails de ${agent}?`,
    fewerDone: ({ agent }) => `Você não receberá mais e-mails de ${agent}.`,
    wholeAsk: ({ agent }) => `Receber toda a conversa com ${agent} por e-mail?`,
    wholeDone: 'A conversa está a caminho.',
    notValid: 'Este link não é mais válido.',
    poweredBy: 'Com tecnologia',
  },
  appointment: APPOINTMENT,
} satisfies Wording
