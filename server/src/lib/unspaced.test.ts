import { expect, it } from 'vitest'
import { isUnspacedSentence, spaced } from './unspaced.ts'

it('words of languages without spaces are separated, and other text is unchanged', () => {
  expect(spaced('営業時間は10時から').trim().split(/ +/)).toEqual([
    '営業',
    '時間',
    'は',
    '10',
    '時',
    'から',
  ])
  expect(spaced('有停车场吗？')).toBe(' 有 停车 场 吗 ？')
  for (const text of ['Öffnungszeiten: 9–12', 'पार्किंग है', 'ساعات العمل', ''])
    expect(spaced(text)).toBe(text)
})

it('a very long run of letters is not separated', () => {
  const run = '営'.repeat(100_000)
  expect(spaced(run) === run).toBe(true)
})

it('a sentence is distinguished from a name, which is short', () => {
  expect(
    ['王芳', '王小明。', 'Wang Fang', 'I am Wang Fang from the courier'].map(isUnspacedSentence),
  ).toEqual([false, false, false, false])
  expect(['你好，车架的保修期是多久？', '我叫王芳', 'สวัสดีค่ะ'].map(isUnspacedSentence)).toEqual([
    true,
    true,
    true,
  ])
})
