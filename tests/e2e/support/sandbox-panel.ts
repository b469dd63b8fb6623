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

  /** Opens the panel, or closes it. */
  async toggle(): Promise<void> {
    await this.root.getByRole('button', { name: panelTexts.panel, exact: true }).click()
  }

  /** The newest mail to this address; the panel must be open. */
  mailTo(email: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({ hasText: `${email}: ` })
      .first()
  }

  /** The code that was sent to this address. */
  async codeFor(email: string): Promise<string> {
    await this.toggle()
    const button = this.mailTo(email).getByRole('button', { name: /\d{6}/ })
    const [code = ''] = /\d{6}/.exec((await button.textContent()) ?? '') ?? []
    await this.toggle()
    return code
  }

  /** Follows the link that was sent to this address. */
  async followLink(email: string): Promise<void> {
    await this.toggle()
    await this.mailTo(email).getByRole('button', { name: panelTexts.openLink }).click()
  }

  /** Lets a minute pass in this world, for work that takes its time; the panel must be open. */
  async passMinute(): Promise<void> {
    await this.root.getByRole('button', { name: '+ 1 min' }).click()
  }

  /**
   * Lets a week pass in this world, so that every session in it ends; the panel must be open. The press is sent
   * straight to the button: what was typed just before must not have had the time to be saved.
   */
  async passWeek(): Promise<void> {
    await this.root.getByRole('button', { name: '+ 7 days' }).dispatchEvent('click')
  }
}
