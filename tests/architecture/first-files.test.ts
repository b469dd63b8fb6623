import { expect, test } from 'vitest'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { customerRoutes, namesOf } from '#src/routing/routes.ts'
import { screenFile } from '#tests/support/reached-screens.ts'
import { customerPages } from '../../scripts/build/customer-pages.ts'

const addresses = (address: string) =>
  serviceSlugs.map((slug) => address.replace('/:status?', '').replace(':slug', slug).replace(':id', '1'))

test.each(namesOf(customerRoutes))('the files of %s are requested before its code runs', (name) => {
  for (const page of addresses(customerRoutes[name])) {
    const [, modules] = customerPages.find(([path]) => path === page) ?? []
    expect([page, modules?.[0]]).toEqual([page, `/${screenFile(name)}`])
  }
})
