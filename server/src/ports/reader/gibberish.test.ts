import { expect, it } from 'vitest'
import { isGibberish } from './gibberish.ts'

it.each([
  ['English', 'We are open from Tuesday to Sunday and serve lunch between noon and half past two.'],
  ['Czech', 'Otevřeno máme od pondělí do pátku, objednejte se prosím telefonicky nebo v prodejně.'],
  [
    'Turkish',
    'Randevu almak için lütfen bizi arayın. Çalışma saatlerimiz dokuzdan altıya kadardır.',
  ],
  [
    'Welsh',
    'Mae ein bwyty ar agor o ddydd Llun i ddydd Gwener. Cysylltwch â ni i drefnu bwrdd os gwelwch yn dda.',
  ],
  [
    'Greek',
    'Είμαστε ανοιχτά από Τρίτη έως Κυριακή και σερβίρουμε μεσημεριανό μεταξύ δώδεκα και δύο.',
  ],
  [
    'a list of codes',
    'XR-2200 12,50 XR-2300 14,00 QT-100 8,90 QT-200 9,90 ZK-1 4,00 ZK-2 4,50 BB-7 3,10 BB-9 3,90',
  ],
])('%s is readable text', (_name, text) => expect(isGibberish(text)).toBe(false))

it.each([
  [
    'letters that stand for others',
    'Gsv ivhgzfizmg rh lkvm uiln Gfvhwzb gl Hfmwzb zmw hvievh ofmxs yvgdvvm mllm zmw gsivv',
  ],
  ['shapes without a meaning', '\uE001\uE002\uE003 \uE004\uE005\uE006\uE007 '.repeat(12)],
  ['characters that are none', '\uFFFD\uFFFDa\uFFFD \uFFFD\uFFFD\uFFFDb '.repeat(12)],
])('%s are gibberish', (_name, text) => expect(isGibberish(text)).toBe(true))
