import type { Locator, Page } from '@playwright/test'
import { panelTexts } from '#mocks/panel/panel-texts.ts'

/** The sandbox's panel at the edge of the page: the outbox and the clock of the world. */
export class SandboxPanel {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get root(): Locator {
    return this.page.getByRole('complementary', { name: panelTexts.panel })
  }

  async toggle(): Promise<void> {
    await this.root.getByRole('button', { name: panelTexts.panel, exact: true }).click()
  }

  /** Opens a section of the panel, which must be open. */
  async openPart(part: keyof typeof panelTexts.tabs): Promise<void> {
    await this.root.getByRole('tab', { name: panelTexts.tabs[part] }).click()
  }

  /** Resolves after earlier settings are saved with the world, which answers requests in order. */
  async untilKept(): Promise<void> {
    await this.page.evaluate(async () => {
      const [, token = ''] = /auth\.token=([^;]+)/.exec(document.cookie) ?? []
      const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
      await (await fetch('/api/languages', { headers })).text()
    })
  }

  mailTo(email: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({ hasText: `${email}: ` })
      .first()
  }

  async codeFor(email: string): Promise<string> {
    await this.toggle()
    await this.openPart('mails')
    const button = this.mailTo(email).getByRole('button', { name: /\d{6}/ })
    const [code = ''] = /\d{6}/.exec((await button.textContent()) ?? '') ?? []
    await this.toggle()
    return code
  }

  async followLink(email: string): Promise<void> {
    await this.toggle()
    await this.openPart('mails')
    await this.mailTo(email).getByRole('button', { name: panelTexts.openLink }).click()
  }

  /** Lets a minute pass in this world, for runs that take time; the panel must be open. */
  async passMinute(): Promise<void> {
    await this.openPart('time')
    await this.root.getByRole('button', { name: '+ 1 min' }).click()
  }

  /**
   * Lets a week pass in this world, so that every session in it ends; the panel must be open. Dispatches the press
   * directly to the button, so that text typed just before is not saved in between.
   */
  async passWeek(): Promise<void> {
    await this.root.getByRole('tab', { name: panelTexts.tabs.time }).dispatchEvent('click')
    await this.root.getByRole('button', { name: '+ 7 days' }).dispatchEvent('click')
  }
}
