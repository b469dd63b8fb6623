import { expect, test } from 'vitest'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { isOpen } from '#src/features/catalog/open-services.ts'
import { services } from './services.ts'

test.each(ServiceSlug.options)('%s is said to be open if and only if one can work in it', (slug) => {
  expect(isOpen(slug)).toBe(services[slug].parts !== undefined)
})
