import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type * as IbmChecker from 'accessibility-checker-engine'
import axe from 'axe-core'

/** A checker's finding about one element of the page. */
export interface Finding {
  readonly rule: string
  readonly where: string
}

/** Findings of axe on the current page. Evaluated from outside, so the page's policy stays in force. */
export async function axeFindings(page: Page): Promise<readonly Finding[]> {
  // Once per document, like the other checker below.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    // Leaves out details of passed rules.
    const { violations } = await checker.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, where: String(target) })),
    )
  })
}

const ibmSource = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8')

/**
 * Violations that IBM's Equal Access checker finds on the current page; it has rules that axe lacks, such as missing
 * targets of `aria-controls`. Leaves out recommendations and items to verify.
 */
export async function ibmFindings(page: Page): Promise<readonly Finding[]> {
  // The engine is a script that defines the global `ace`.
  if (await page.evaluate(() => !('ace' in window))) await page.evaluate(`${ibmSource};window.ace = ace`)
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: typeof IbmChecker }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({
        rule: `${ruleId}: ${message}`,
        where: snippet.slice(0, 200),
      }))
  })
}
