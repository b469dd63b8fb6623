import { afterEach, expect, test, vi } from 'vitest'
import { solveTurnstile } from './turnstile.ts'

interface Widget {
  sitekey: string
  callback: (token: string) => void
  'error-callback': (code?: string) => boolean
}

const page = globalThis as typeof globalThis & { turnstile?: unknown }

let act = (_widget: Widget) => {}
const remove = vi.fn()
const render = (_host: HTMLElement, widget: Widget) => {
  act(widget)
  return 'widget 1'
}

function scriptEnds(type: 'load' | 'error') {
  return vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (type === 'load') page.turnstile = { render, remove }
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event(type))
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

const solve = (signal = new AbortController().signal) =>
  solveTurnstile('0x4AAA', document.createElement('div'), signal)

test('a script that fails to load is an error and is loaded again next time', async () => {
  const append = scriptEnds('error')
  await expect(solve()).rejects.toThrow('did not come')
  await expect(solve()).rejects.toThrow('did not come')
  expect(append).toHaveBeenCalledTimes(2)
})

test("the widget's token is returned with slightly less than its 300 seconds", async () => {
  const append = scriptEnds('load')
  act = (widget) => widget.callback(`token for ${widget.sitekey}`)
  expect(await solve()).toEqual({ token: 'token for 0x4AAA', lifetimeMs: 290_000 })
  const [script] = append.mock.calls[0] ?? []
  expect(script).toHaveProperty(
    'src',
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  )
})

test('an error of the widget is an error, and the script is not loaded twice', async () => {
  const append = scriptEnds('load')
  act = (widget) => widget['error-callback']('110200')
  await expect(solve()).rejects.toThrow('110200')
  expect(append).not.toHaveBeenCalled()
})

test('the widget is removed when the form no longer needs it', async () => {
  const abort = new AbortController()
  act = () => {}
  const solving = solve(abort.signal)
  await Promise.resolve()
  await Promise.resolve()
  abort.abort()
  await expect(solving).rejects.toThrow()
  expect(remove).toHaveBeenCalledWith('widget 1')
})
