import { expect, test } from 'vitest'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { routedScreens } from '#tests/support/reached-screens.ts'
import { customerPages } from '../../scripts/build/customer-pages.ts'

const addresses = (address: string) =>
  serviceSlugs.map((slug) => address.replace('/{status?}', '').replace('{slug}', slug).replace('{id}', '1'))

test.each(Object.entries(routedScreens()).filter(([, { audience }]) => audience === 'customers'))(
  'the files of %s are requested before its code runs',
  (_, { address, file }) => {
    for (const page of addresses(address)) {
      const [, modules] = customerPages.find(([path]) => path === page) ?? []
      expect([page, modules?.[0]]).toEqual([page, `/${file}`])
    }
  },
)
