import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Margins of the content to both sides of the column of the page, in whole pixels. */
function marginsOf(content: Element) {
  const column = document.querySelector('main .workspace')?.getBoundingClientRect()
  const { left, right } = content.getBoundingClientRect()
  return { left: Math.round(left - (column?.left ?? 0)), right: Math.round((column?.right ?? 0) - right) }
}

async function openWide(title: string) {
  await page.viewport(1920, 1000)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en', {
    engines: quickEngines(),
    prepare({ db }) {
      const project = db.projects.first({ customer_id: 1, title })
      return `/en/services/${project?.slug}/${project?.id}`
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
}

test.each(['Bloqun pleyeri', 'Dəstək köməkçisi'])(
  'on a wide screen every tab of %s fills the page or is in its middle',
  async (title) => {
    await openWide(title)
    await expect.element(page.getByRole('tab').first()).toBeVisible()
    for (const tab of page.getByRole('tab').elements()) {
      await userEvent.click(tab)
      const panel = page.getByRole('tabpanel', { name: tab.textContent })
      await expect
        .poll(() => {
          const content = panel.element().querySelector(':scope > :not(.pulse):not(.at-foot)')
          const { left, right } = content ? marginsOf(content) : { left: 0, right: -1 }
          return `${tab.textContent}: ${left - right}`
        })
        .toBe(`${tab.textContent}: 0`)
    }
  },
)

test.each(['Müsahibə, ikinci hissə', 'Radio aparıcısı'])(
  'on a wide screen the quote of %s is in the middle of the page',
  async (title) => {
    await openWide(title)
    const quote = page.getByRole('region', { name: 'Quote' })
    await expect.element(quote).toBeVisible()
    const { left, right } = marginsOf(quote.element())
    expect(left).toBe(right)
  },
)
