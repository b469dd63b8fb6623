import { axeFindings, type Finding, ibmFindings } from '../e2e/support/findings.ts'
import { expect } from '../e2e/support/test.ts'
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
