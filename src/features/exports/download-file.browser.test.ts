import { afterEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download-file.ts'
import { FileOnOtherHostError } from './file-on-other-host-error.ts'

const file = {
  id: 1,
  format: 'mp3',
  status: 'ready',
  progress: 100,
  file_name: 'Səs.mp3',
  mime: 'audio/mpeg',
  created_at: '2026-11-22T10:00:00Z',
} as const

function catchLinks() {
  const followed: { href: string; download: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push({ href: this.href, download: this.download })
  })
  return followed
}

afterEach(() => vi.restoreAllMocks())

const saved = { href: expect.stringMatching(/^blob:/), download: 'Səs.mp3' }

test.each(['/sandbox/files/1', 'https://files.example/1'])(
  'the file at %s is fetched and saved',
  async (url) => {
    const followed = catchLinks()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('sound'))
    await downloadFile({ ...file, url })
    expect(followed).toEqual([saved])
  },
)

test.each(['https://files.example/1', 'javascript:alert(1)', 'data:text/html,x', '//files.example/1'])(
  'if %s returns no file, nothing is opened',
  async (url) => {
    const followed = catchLinks()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(downloadFile({ ...file, url })).rejects.toThrow(FileOnOtherHostError)
    expect(followed).toEqual([])
  },
)

test('a page returned instead of the file is not saved', async () => {
  const followed = catchLinks()
  const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<p>', page))
  await expect(downloadFile({ ...file, url: '/sandbox/files/1' })).rejects.not.toThrow(FileOnOtherHostError)
  expect(followed).toEqual([])
})
