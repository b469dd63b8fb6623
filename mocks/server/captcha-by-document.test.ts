import { pbkdf2Sync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { serveWorld } from '#tests/support/serve-world.ts'

/** Tries counters as the OpenAPI document describes it. */
function solve({ nonce, salt, cost, keyLength, keyPrefix }: Record<string, string & number>) {
  for (let counter = 0; ; counter += 1) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    const password = Buffer.concat([Buffer.from(nonce ?? '', 'hex'), number])
    const key = pbkdf2Sync(password, Buffer.from(salt ?? '', 'hex'), cost ?? 1, keyLength ?? 32, 'sha256')
    const derivedKey = key.toString('hex')
    if (derivedKey.startsWith(keyPrefix ?? '')) return { counter, derivedKey }
  }
}

test('a client in another programming language solves the captcha by the API document alone', async () => {
  const { origin, close } = await serveWorld()
  onTestFinished(close)
  const { info } = await (await fetch(`${origin}/openapi.json`)).json()
  expect(info.description).toContain('GET /sandbox/captcha/challenge')
  const challenge = await (await fetch(`${origin}/sandbox/captcha/challenge`)).json()
  const solved = JSON.stringify({ challenge, solution: solve(challenge.parameters) })
  const ask = async (captcha?: string) => {
    const response = await fetch(`${origin}/api/customer/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'leyla@avaz.example', captcha }),
    })
    return response.status
  }
  expect(await ask()).toBe(422)
  expect(await ask(Buffer.from(solved).toString('base64'))).toBe(200)
})
