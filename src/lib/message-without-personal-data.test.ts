import { expect, test } from 'vitest'
import { messageWithoutPersonalData } from './message-without-personal-data.ts'

test.each([
  ['Cannot read "My dear diary" of leyla@avaz.example', 'Cannot read <text> of <email>'],
  [
    `Unexpected token 'S', "Salam, dün"... is not valid JSON`,
    'Unexpected token <text>, <text>... is not valid JSON',
  ],
  ["can't find `secret` in «gizli mətn»", "can't find <text> in <text>"],
  ['an open quote: "never closed and private', 'an open quote: <text>'],
  ['No voice called Gülşən Əliyeva', 'No voice called <text>'],
  ['Call +994 50 123 45 67 now', 'Call +# # # # # now'],
  ['Failed to fetch https://site.example/leyla?token=abc', 'Failed to fetch <address>'],
  ['Refused: Bearer abc.def', 'Refused: <key>'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsIn0.c2lnbmF0dXJl sent', 'token <key> sent'],
  ['session 7f3a9c0b2d4e6f81 is over', 'session <key> is over'],
  [
    'GET /api/services/text-to-speech/get-block/123/45?search=Leyla: contract',
    'GET /api/services/text-to-speech/get-block/:id/:id: contract',
  ],
  [
    'POST /customer/{id}/reset-password/mysecret-9: server (500)',
    'POST /customer/{id}/reset-password/:id: server (#)',
  ],
  ['GET /customer/balance: contract', 'GET /customer/balance: contract'],
  ['x.getBoundingClientRect is not a function', 'x.getBoundingClientRect is not a function'],
])('"%s" is reported as: %s', (message, told) => expect(messageWithoutPersonalData(message)).toBe(told))

test('a long message is shortened', () =>
  expect(messageWithoutPersonalData('word '.repeat(1000)).length).toBeLessThanOrEqual(300))
