import { expect, test } from '../e2e/support/test.ts'

test.use({ expectedConsole: [/Trusted ?(?:Type|HTML|Script)|Content Security Policy/] })

test('a text that reaches the page as HTML, script or address of a script is blocked', async ({ page }) => {
  await page.goto('/login')
  const passed = await page.evaluate(async () => {
    const html = '<img src="/x" onerror="window.wasRun = true">'
    const evil = 'https://evil.example/x.js'
    const sinks: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: html }),
      outerHTML: () => Object.assign(document.querySelector('h1') ?? document.body, { outerHTML: html }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: html }),
      document: () => document.write(html),
      parser: () => new DOMParser().parseFromString(html, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(html),
      scriptAddress: () => Object.assign(document.createElement('script'), { src: evil }),
      scriptAttribute: () => document.createElement('script').setAttribute('src', evil),
      scriptText: () => Object.assign(document.createElement('script'), { text: 'window.wasRun = true' }),
      handler: () => document.body.setAttribute('onclick', 'window.wasRun = true'),
      worker: () => new Worker('/assets/x.js'),
      serviceWorker: () => navigator.serviceWorker.register('/x.js'),
      function: () => new Function('window.wasRun = true')(),
      policy: () =>
        Reflect.get(window, 'trustedTypes').createPolicy('evil', { createHTML: (text: string) => text }),
      defaultPolicy: () =>
        Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: (text: string) => text }),
    }
    // In a task of its own, because evaluation by the test tools may evaluate strings.
    await new Promise((resolve) => setTimeout(resolve))
    const passed: string[] = []
    for (const [name, use] of Object.entries(sinks)) {
      try {
        await use()
        passed.push(name)
      } catch {
        // Expected: the policy blocks it.
      }
    }
    // Does not throw if it is blocked: the string is only not run.
    Reflect.apply(setTimeout, window, ['window.wasRun = true'])
    await new Promise((resolve) => setTimeout(resolve))
    return passed
  })
  expect(passed).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
