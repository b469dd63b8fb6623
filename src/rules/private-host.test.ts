import { expect, test } from 'vitest'
import { isPrivateHost } from './private-host.ts'

const hostOf = (written: string) => new URL(`https://${written}/`).hostname

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '0x7f.1',
    '2130706433',
    '192.0.2.7',
    '198.51.100.7',
    '203.0.113.7',
    '192.88.99.1',
  ],
  ...[
    '[::1]',
    '[::]',
    '[fd00::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[100::1]',
    '[100::ffff:ffff:ffff:ffff]',
    '[4000::1]',
  ],
  ...[
    '[::ffff:10.0.0.1]',
    '[::127.0.0.1]',
    '[::ffff:0:10.0.0.1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::8.8.8.8]',
  ],
  ...['[2002:7f00:1::]', '[2002:a00:1::1]', '[2002:808:808::]', '[2001::1]', '[2001:db8::1]', '[3fff::1]'],
  ...['localhost', 'printer', 'nas.local.', 'db.internal'],
])('the host %s is not on the public internet', (written) => {
  expect(isPrivateHost(hostOf(written))).toBe(true)
})

test.each([
  ...[
    'example.com',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '192.88.98.1',
    '[::ffff:8.8.8.8]',
    '[64:ff9b::8.8.8.8]',
  ],
  ...['[2a00:1450:4001::1]', '[2001:200::1]', '[2001:db9::1]', '[2003::1]', '[3ffe::1]', 'local.example'],
])('the host %s is on the public internet', (written) => {
  expect(isPrivateHost(hostOf(written))).toBe(false)
})
