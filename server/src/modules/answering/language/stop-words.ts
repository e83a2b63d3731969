const list = (words: string) => words.trim().split(/\s+/)

/** Words that say nothing about what is asked, by language. They also tell the language apart. */
export const STOP_WORDS: Record<string, string[]> = {
  en: list(`a about after all also am an and any anybody anyone anything are aren't as at be because been before being but by can
    can't cannot could did didn't do does doesn't doing don't else ever for from get gets getting go going got had has have having he
    hello her here hers hey hi him his how i i'd i'll i'm i've if in into is isn't it it's its just know let like long many may me
    might mine more most much must my no not of off on one only or other our ours out over own per please really shall she should so
    some somebody someone something such tell than thank thanks that that's the their them then there there's these they this those to
    too under until up us use very want wanna was wasn't we were what what's when where where's which while who who's whom whose why
    will with won't would you you'd you'll your yours yes ask question wondering wonder curious possible possibly actually currently
    still maybe currently okay ok need needed needs looking look give gives given guys folks able kind sort type way ways thing things
    does u ur pls another every each lot both same during between without within whats wheres whens hows whos dont doesnt im ive
    youre theres cant isnt arent id often frequently there's goes gone
    really also quite rather bit even ever never always sometimes somewhere anywhere everywhere away around again together alone well
    though although because whether however dear hmm um oh pls plz thx couldnt didnt doesnt wont wouldnt shouldnt hasnt havent arent werent
    wasnt youll theyre hes shes gonna gotta anyways anyway besides towards onto upon among across per via like likes guess suppose
    somehow whatever whichever whoever whenever wherever myself yourself itself ourselves themselves hi hey`),
  es: list(`a al algo alguna alguno ante antes aquí así como con cual cuales cuando cuándo cuánto cuanto cuánta cuántos cuántas cuesta
    de del desde donde dónde el él ella en entre era eres es esa ese eso esta está están este esto estos favor gracias ha hacen hay
    hasta hola la las le les lo los me mi mis muy más no nos o para pero por porque puedo puede pueden que qué quien quién se ser si sí
    sin sobre son su sus también te tiene tienen tengo tu tus un una uno unos usted ustedes y ya yo cuál cómo hace necesito quiero`),
  fr: list(`à au aux avec ce ces cet cette combien comment dans de des dois du elle en es est et être eu fait il ils j'ai je l la le
    les leur leurs lui ma mais me mes moi mon ne nos notre nous on ou où par pas peut peux pour pourquoi qu quand que quel quelle
    quelles quels qui quoi sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y a avez ai puis-je puis bonjour
    merci est-ce d c s n j m t faut coûte`),
  de: list(`aber alle als am an auch auf aus bei bin bis bist da das dass dein deine dem den der des die dies diese dieser du ein eine
    einem einen einer es er für gibt hab habe haben hallo hat hier ich ihr ihre im in ist ja kann kein keine können kostet man mein
    meine mich mir mit nach nicht noch nur ob oder ohne sehr sein seid sich sie sind so um und uns unser von vor wann war warum was wer
    werden wie wieviel viel wir wird wo zu zum zur danke bitte möchte muss euch eure habt hast könnt kannst
    dürfen darf sollte bietet`),
  it: list(`a ai al alla alle anche che chi ci ci come con cosa costa da dal dalla dei del della delle di dove e è gli grazie ha hai
    hanno ho i il in io la le lei li lo loro ma mi mia mio ne nel nella no noi non o per perché più posso può qual quale quali quando
    quanto quanti quante questo questa se sei si sì siete sono su sua suo sul tu tua tuo un una uno vi voi vostro ciao buongiorno avete
    c'è devo vorrei`),
  pt: list(`a à ao aos as até com como custa da das de do dos e é ela ele em essa esse esta está este eu foi há isso isto já lhe mais
    mas me meu minha muito na não nas no nos nós o obrigado obrigada olá onde os ou para pela pelo por porque posso pode qual quais
    quando quanto quanta quantos que quem se sem ser seu sua são também te tem têm temos tenho um uma você vocês vos quero preciso`),
  nl: list(`aan al als bij dan dat de der deze die dit doen door dus een en er ga gaat geen hallo heb hebben hebt heeft hem het hier hoe
    hoeveel hun ik in is ja je jij jou jouw jullie kan kosten kost kunnen kunt maar me meer met mij mijn moet na naar niet nog of om
    ons onze ook op over te tot u uit uw van veel voor waar waarom wanneer wat we welke wie wij wil worden wordt zich zij zijn zo zonder
    bedankt graag dank`),
}

/** English words that carry little: a passage need not repeat them. */
export const WEAK_WORDS = new Set(
  list(`offer offers offered provide provides available availability have work works working make makes come comes take takes taking
    accept allow allowed help happen happens find see seen say means mean include included includes including start begin price
    prices pricing cost costs costing fee fees charge charges rate rates expensive cheap hour hours time times day days date place
    located location address new old good best better great nice terrible awful big small large sell sold buy done put keep able
    different people person visit run stuff item items product products service services company business store shop clinic office
    practice sign set anywhere today tomorrow tonight now usually normally minute minutes week weeks month months year years soon fast
    quick quickly early late earlier later number amount policy option options details information info open opens opened opening
    close closes closed closing morning afternoon evening night noon far first second third last next extra additional exactly ready
    show explain talk speak reach serve treat handle deal miss advance front possible normal regular typical general specific certain
    bring pay longer shorter bigger smaller higher lower idea chance case situation problem issue try used happy interested during own actually latest
    use using happening happened feel think believe hope wish love hate mind matter mean know told tell talking speaking say said put
    went gone came goes left got kind right wrong fine lovely really important necessary required require requires must
    several whole full total main general question questions answer answers today's currently recently already soon yesterday
    thanks running bring brought show shows showing wants wanted tried trying look looks looking watch wait ready sure
    concerning regarding related everything nothing example top quality
    inc incl nr anyone charge cover covered dates`),
)

const sets = Object.fromEntries(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words)]),
)

export const isStopWord = (word: string, language: string): boolean =>
  sets[language]?.has(word) ?? false
