import { axeFindings, type Finding, ibmFindings } from '../e2e/support/findings.ts'
import { expect, test } from '../e2e/support/test.ts'
import { inEveryState } from './every-state.ts'

inEveryState('axe and IBM’s checker find nothing', (page) => {
  const found = new Map<string, Finding & { state: string }>()
  return {
    inspect: async (state) => {
      for (const finding of [...(await axeFindings(page)), ...(await ibmFindings(page))]) {
        const { rule, where } = finding
        if (!found.has(rule + where)) found.set(rule + where, { state, ...finding })
      }
    },
    end: async () => expect([...found.values()]).toEqual([]),
  }
})

const FAULTS = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
  <button aria-expanded="true" aria-controls="nothing">Menu</button><img src="data:,"></main>`

test('each checker finds the faults that it knows on a page', async ({ page }) => {
  await page.setContent(FAULTS)
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('image-alt')
  const ibm = await ibmFindings(page)
  expect(ibm.map(({ where }) => where).join()).toContain('aria-controls="nothing"')
})
