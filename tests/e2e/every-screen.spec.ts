import { expectNoneScrollsSideways, NARROWEST_VIEWPORT } from './support/shown-screen.ts'
import { expect, test } from './support/test.ts'

test(
  `no screen scrolls sideways at ${NARROWEST_VIEWPORT.width} px in Russian, whose texts are the longest`,
  { tag: '@long' },
  ({ page }) => expectNoneScrollsSideways(page, 'ru'),
)

test.describe('a violation of the policy', () => {
  test.use({ expectedConsole: [/Content Security Policy|'TrustedScript' assignment/] })

  test('reaches the console, where every test looks for it', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/login')
    const running = page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.wasRun = true'
      document.body.append(script)
    })
    await expect(running).rejects.toThrow('TrustedScript')
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'https://elsewhere.example/pixel.png'
      document.body.append(image)
    })
    await expect.poll(() => lines.some((line) => line.includes('elsewhere.example'))).toBe(true)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
})
