import { afterEach, describe, expect, it } from 'vitest'
import { agentProfile } from '../modules/agents/profile.ts'
import { textSearchConfig } from '../ports/reader/language.ts'
import { newId } from '../lib/ids.ts'
import { anAgent, aUser } from './factories.ts'
import { aKnowledgeItem } from './knowledge-factory.ts'
import { buildTestApp } from './test-app.ts'
import { outcomeIn, partsOf, wordsIn } from './reply-of.ts'

/** A small website, questions each with a word of the answer, and a question without one. */
type Site = { language: string; says: string[]; asked: [string, RegExp][]; unknown: string }

const SITES: Site[] = [
  {
    language: 'ja',
    says: [
      '営業時間は平日10時から19時までです。定休日は水曜日です。',
      '当店には無料の駐車場が5台分ございます。店舗の裏側にあります。',
      'パンク修理の料金は1,500円です。その日のうちにお渡しできます。',
      '自転車の防犯登録は660円で承ります。',
      'オンラインでの販売は行っておりません。',
    ],
    asked: [
      ['駐車場はありますか？', /無料の駐車場/],
      ['営業時間は何時から何時までですか？', /10時から19時/],
      ['パンク修理はいくらですか？', /1,500円/],
      ['定休日はいつですか', /水曜日/],
    ],
    unknown: '水族館のチケットは買えますか？',
  },
  {
    language: 'zh',
    says: [
      '营业时间为周一至周五上午10点至晚上7点，周日休息。',
      '本店提供免费停车场，共有五个车位，位于店铺后面。',
      '补胎的价格为30元，当天即可取车。',
      '我们不提供网上销售。',
    ],
    asked: [
      ['有停车场吗？', /免费停车场/],
      ['你们的营业时间是什么？', /上午10点/],
      ['补胎多少钱？', /30元/],
    ],
    unknown: '可以买水族馆的门票吗？',
  },
  {
    language: 'ar',
    says: [
      'ساعات العمل من الأحد إلى الخميس من العاشرة صباحًا حتى السابعة مساءً.',
      'يتوفر موقف مجاني للسيارات خلف المتجر يتسع لخمس سيارات.',
      'سعر إصلاح ثقب الإطار 30 درهمًا، ويمكنك استلام الدراجة في اليوم نفسه.',
      'لا نبيع عبر الإنترنت.',
    ],
    asked: [
      ['هل يوجد موقف للسيارات؟', /موقف مجاني/],
      ['ما هي ساعات العمل؟', /العاشرة صباحًا/],
      ['كم سعر إصلاح الإطار؟', /30 درهمًا/],
    ],
    unknown: 'هل تبيعون تذاكر حوض الأسماك؟',
  },
  {
    language: 'hi',
    says: [
      'दुकान सोमवार से शनिवार सुबह 10 बजे से शाम 7 बजे तक खुली रहती है।',
      'दुकान के पीछे पाँच गाड़ियों के लिए मुफ़्त पार्किंग उपलब्ध है।',
      'पंचर की मरम्मत की कीमत 100 रुपये है और साइकिल उसी दिन मिल जाती है।',
      'हम ऑनलाइन बिक्री नहीं करते।',
    ],
    asked: [
      ['क्या पार्किंग है?', /मुफ़्त पार्किंग/],
      ['पंचर की मरम्मत कितने की है?', /100 रुपये/],
    ],
    unknown: 'क्या मछलीघर के टिकट मिलते हैं?',
  },
  {
    language: 'pl',
    says: [
      'Warsztat jest otwarty od poniedziałku do piątku w godzinach 10–19.',
      'Za sklepem znajduje się bezpłatny parking na pięć samochodów.',
      'Naprawa przebitej dętki kosztuje 30 zł, rower można odebrać tego samego dnia.',
      'Nie prowadzimy sprzedaży internetowej.',
    ],
    asked: [
      ['Czy macie parking?', /bezpłatny parking/],
      ['Ile kosztuje naprawa dętki?', /30 zł/],
    ],
    unknown: 'Czy sprzedajecie bilety do oceanarium?',
  },
  {
    language: 'tr',
    says: [
      'Atölyemiz pazartesiden cumaya 10.00 ile 19.00 arasında açıktır.',
      'Mağazamızın arkasında beş araçlık ücretsiz otoparkımız bulunmaktadır.',
      'Patlak lastik tamirinin fiyatı 200 liradır, bisikletinizi aynı gün alabilirsiniz.',
      'İnternetten satış yapmıyoruz.',
    ],
    asked: [
      ['Otopark var mı?', /ücretsiz otopark/],
      ['Lastik tamiri ne kadar?', /200 lira/],
    ],
    unknown: 'Akvaryum bileti satıyor musunuz?',
  },
]

let close: () => Promise<void>
afterEach(() => close())

describe.each(SITES)('a website in $language', ({ language, says, asked, unknown }) => {
  it('is quoted in its own words, and says so if it has no answer', async () => {
    const { app, deps } = await buildTestApp()
    close = () => app.close()
    const { user } = await aUser(deps)
    const { id } = await anAgent(deps.db, user.id)
    const config = textSearchConfig(says.join('\n'), language)
    const passages = says.map((text) => ({ text }))
    await aKnowledgeItem(deps.db, { id, userId: user.id }, [{ language, passages }], { config })
    const agent = await agentProfile(deps, id)
    const ask = async (text: string) => {
      const parts = await partsOf(deps, { agent, text, conversationId: newId() })
      return { said: wordsIn(parts), outcome: outcomeIn(parts) }
    }
    for (const [question, expected] of asked) {
      expect(await ask(question)).toEqual({
        said: expect.stringMatching(expected),
        outcome: 'answered',
      })
    }
    expect((await ask(unknown)).outcome).toBe('not_known')
  })
})
