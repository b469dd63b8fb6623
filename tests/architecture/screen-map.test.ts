import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { namesOf, routes } from '#src/routing/routes.ts'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from '#tests/e2e/support/screens.ts'
import { projectFiles } from '#tests/support/project-files.ts'
import { screenFile, screensReachedFrom } from '#tests/support/reached-screens.ts'
import { facts } from '../../stories/docs/screen-routes.ts'

test.each(namesOf(routes))('the map lists the links of %s', (name) => {
  expect(facts[name].leadsTo.toSorted()).toEqual(screensReachedFrom(screenFile(name)))
})

const titles = projectFiles(['stories/screens'], ['.tsx']).map(
  ({ text }) => /title: '([^']+)'/.exec(text)?.[1] ?? '',
)

test('the checks of all screens include every screen with a fixed address', () => {
  const tried: readonly string[] = [...Object.values(GUEST_SCREENS), ...Object.values(CUSTOMER_SCREENS)]
  const addresses = Object.values(routes).flatMap((address) => (address.includes(':') ? [] : [address]))
  expect(addresses.filter((address) => !tried.includes(address))).toEqual([])
})

test('the projects of the checked screens belong to the demo customer', async () => {
  const { world } = await testWorld()
  const addresses = Object.values({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
  const projects = addresses.flatMap((address) => {
    const [, slug, id] = /^\/services\/([\w-]+)\/(\d+)$/.exec(address) ?? []
    return id ? [{ address, slug, row: world.db.projects.get(Number(id)) }] : []
  })
  expect(projects).toHaveLength(serviceSlugs.length)
  for (const { address, slug, row } of projects)
    expect([address, row]).toEqual([
      address,
      expect.objectContaining({ slug, customer_id: demoAccounts.leyla.id }),
    ])
})

test.each(Object.entries(facts))('the map shows the states of %s', (_, route) => {
  expect(titles.filter((title) => route.titles.test(title))).not.toEqual([])
})

/** Screens without their own address. */
const WITHOUT_ROUTE = ['Screens/Error', 'Screens/Not found', 'Screens/Start failure']

test('every screen of the catalogue is on the map', () => {
  const mapped = (title: string) => Object.values(facts).some((route) => route.titles.test(title))
  expect(titles.filter((title) => !mapped(title)).toSorted()).toEqual(WITHOUT_ROUTE)
})
