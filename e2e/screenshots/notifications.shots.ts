import type { LocalMail, NoticeSettings } from 'shared-types'
import { anAgent } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { aConversation } from '../seed.ts'

test.use({ reducedMotion: 'reduce' })

const PHONE = { width: 360, height: 800 }

test('what one is told of: as it is at first, with quiet hours, and by text where nothing arrives', async ({
  owner,
  api,
}) => {
  await owner.goto(`${origins.nexus}/settings/notifications`)
  await settled(owner)
  await expectAccessible(owner, 'notifications')
  await owner.getByRole('switch', { name: 'Tell me nothing at night' }).click()
  await expect(owner.getByLabel('Time zone')).toBeVisible()
  await owner.getByLabel('Time zone').scrollIntoViewIfNeeded()
  await expectAccessible(owner, 'notifications, quiet hours')
  const settings = await api.get<NoticeSettings>('/user/notices')
  await answer(owner, 'GET /user/notices', {
    ...settings,
    devices: 2,
    phone: '+12025550177',
    texts_from: '+12025550100',
    failures: {
      email: 'The mail server did not take the last mail to you.',
      push: 'The last notification did not reach your browsers. Turn it off and on again there.',
      text: 'The phone carrier did not take the last text to you.',
    },
  })
  await owner.reload()
  await settled(owner)
  await expectAccessible(owner, 'notifications, failing')
  await owner.setViewportSize(PHONE)
  await owner.screenshot({ path: 'test-results/screens/notifications-360.png', fullPage: true })
  const overflow = () => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  }
  expect(await owner.evaluate(overflow)).toEqual([0, 0])
})

test('a mail that tells of one thing, in the local inbox and in mail programs', async ({
  owner,
  api,
}) => {
  const agent = await anAgent(api, { name: 'Harbour' })
  await aConversation(api, agent, 'My saddle is broken. Can I talk to a person, please?')
  await expect.poll(async () => (await api.get<LocalMail[]>('/local/mails')).length).toBe(1)
  await owner.goto(`${origins.nexus}/dashboard`)
  await owner.getByRole('button', { name: 'Open local inbox' }).click()
  await owner.getByRole('button', { name: /asks for a person/ }).click()
  await expectAccessible(owner, 'local inbox, a mail')
  const [mail] = await api.get<LocalMail[]>('/local/mails')
  await owner.goto('about:blank')
  await owner.setContent(mail!.html!)
  await expectAccessible(owner, 'mail')
  await owner.setViewportSize(PHONE)
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme })
    await owner.screenshot({ path: `test-results/screens/mail-${colorScheme}-360.png` })
  }
  await owner.goto(/No more mails like this: (\S+)/.exec(mail!.text)![1]!)
  await expectAccessible(owner, 'unsubscribe')
})
