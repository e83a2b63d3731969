import { expect, origins, test } from '../fixtures.ts'

test('a press on the user menu counts also when its code arrives in the middle of it', async ({
  owner,
  account,
}) => {
  const code = /\/UserMenuList-/
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await owner.route(code, async (route) => {
    await pressed
    await route.continue()
  })
  await owner.goto(`${origins.nexus}/dashboard`)
  const [, secondWord] = account.name.split(' ')
  const arrived = owner.waitForResponse(code)
  await owner.getByRole('button', { name: secondWord }).hover()
  await owner.mouse.down()
  press()
  await (await arrived).finished()
  await owner.mouse.up()
  await expect(owner.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})
