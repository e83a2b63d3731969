import { startTraining } from '../../src/jobs/train-knowledge.ts'
import { type Asked, askAll } from '../sites/ask.ts'
import { AT_ONCE, openBench } from '../sites/open-bench.ts'
import { rightShare, shareOf, tallyOf, unknownShare, wrongShare } from '../sites/tally.ts'
import { type AskedPage, learnPage, readAskedPages, saysLine } from './asked-page.ts'

/** Prints how questions about single pages held apart are answered, two thirds of them in other words than the page's. */
export async function benchPages(): Promise<void> {
  const { deps, close } = await openBench()
  const worker = startTraining(deps, AT_ONCE)
  const asked: Asked[] = []
  for (const [at, page] of readAskedPages('apart').entries()) {
    const { agent, site } = await learnPage(deps, page, `page ${at}`)
    const replies = await askAll(deps, agent, site)
    asked.push(...replies.map((reply, index) => judged(reply, page, page.asks[index]!.a)))
  }
  await worker.stop()
  await close()
  console.log('\npages held apart: right, wrong, rightly unknown, shown as closest')
  const languages = [...new Set(asked.map(({ question }) => question.language))].toSorted()
  for (const language of languages)
    print(
      language,
      asked.filter(({ question }) => question.language === language),
    )
  print('all', asked)
}

/** A page says which of its lines answer, and not with which words. */
function judged(asked: Asked, page: AskedPage, line: AskedPage['asks'][number]['a']): Asked {
  if (saysLine(asked.reply, page, line)) return asked
  if (asked.verdict === 'right') return { ...asked, verdict: 'wrong' }
  return asked.verdict === 'shown' ? { ...asked, verdict: 'missed' } : asked
}

function print(name: string, asked: Asked[]) {
  const tally = tallyOf(asked)
  const shownShare = shareOf(tally.shown, tally.answerable)
  const shares = [rightShare(tally), wrongShare(tally), unknownShare(tally), shownShare]
  console.log(
    `${name.padEnd(8)} ${shares.map((share) => `${share?.toFixed(1) ?? '–'} %`).join('  ')}`,
  )
}
