import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Service } from '#src/contract/catalog.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { ServiceList } from './service-list.tsx'

const serviceOf = (more: Pick<Service, 'slug' | 'title' | 'price' | 'min_charge' | 'limits'>): Service => ({
  ...{ id: 1, description: '', billing_mode: undefined, projects_count: 0 },
  ...more,
})

const services = [
  serviceOf({
    ...{ slug: 'text-to-speech', title: 'Speech', min_charge: '0.10', limits: { max_chars: 3_000 } },
    price: { unit: '1000_chars', amount: '0.60' },
  }),
  serviceOf({
    ...{ slug: 'detect-text', title: 'Pages', min_charge: '0.08', limits: { max_file_mb: 20 } },
    price: { unit: 'page', amount: '0.08' },
  }),
]

test('each service shows its limits, and a minimum charge only above the price of one unit', async () => {
  await startI18n('en', ['catalog'])
  showOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ServiceList services={services} iconOf={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const cell = (row: RegExp, place: number) =>
    page.getByRole('row', { name: row }).getByRole('cell').nth(place)
  await expect.element(cell(/^Speech/, 2)).toMatchTextContent(/^up to 3,000 characters/)
  await expect.element(cell(/^Speech/, 1)).toMatchTextContent(/0\.10$/)
  await expect.element(cell(/^Pages/, 2)).toMatchTextContent(/^files up to 20 MB$/)
  await expect.element(cell(/^Pages/, 1)).toBeEmptyDOMElement()
})
