import { expect, type Page } from '@playwright/test'

/** Codes and links from a customer's mails. */
export interface Mails {
  codeFor(email: string): Promise<string>
  followLink(email: string): Promise<void>
}

interface Mail {
  to: string
  code: string | null
  link: string | null
}

/** The mails of a world over HTTP. */
export function mailsOverHttp(page: Page, world: string): Mails {
  async function newest(email: string, has: 'code' | 'link'): Promise<string> {
    const { data } = await (await fetch(`${world}/__sandbox/outbox`)).json()
    const mail = (data.mails as Mail[]).findLast((each) => each.to === email && each[has] !== null)
    expect(mail, `a mail to ${email}`).toBeDefined()
    return mail?.[has] ?? ''
  }
  return {
    codeFor: (email) => newest(email, 'code'),
    async followLink(email) {
      await page.goto(await newest(email, 'link'))
    },
  }
}
