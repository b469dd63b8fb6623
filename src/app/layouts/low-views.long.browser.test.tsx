import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { unseenBy } from '#tests/support/unseen-by.ts'

/** A window zoomed to 400 %, a small one, and a phone on its side with an open keyboard. */
const SIZES = [
  [455, 220],
  [320, 200],
  [740, 150],
] as const

const projectOf =
  (title: string) =>
  ({ db }: World) => {
    const project = db.projects.first({ customer_id: 1, title })
    return `/en/services/${project?.slug}/${project?.id}`
  }

const at = (address: string) => () => address

/** An address, and the buttons that open a modal there. */
const PLACES: ReadonlyArray<readonly [place: (world: World) => string, ...press: readonly RegExp[]]> = [
  [projectOf('Muğam haqqında qısa hekayə')],
  [projectOf('Muğam haqqında qısa hekayə'), /^Export$/],
  [projectOf('Muğam haqqında qısa hekayə'), /^Voice/],
  [projectOf('Xəzər sahilində bir il')],
  [projectOf('Product tour')],
  [projectOf('Product tour'), /^Export$/],
  [projectOf('Planlaşdırma iclası')],
  [projectOf('Planlaşdırma iclası'), /^Export$/],
  [projectOf('Qəbzlər, oktyabr')],
  [projectOf('Leylanın səsi')],
  [projectOf('Leylanın səsi'), /^Edit/],
  [projectOf('Bloqun pleyeri')],
  [projectOf('Dəstək köməkçisi')],
  [at('/en?modal-open=balance')],
  ...['cloning', 'dubbing', 'audio-book', 'speech-to-text', 'detect-text', 'website-reader', 'chat-bot'].map(
    (slug) => [at(`/en/services/${slug}/create`)] as const,
  ),
  ...['cloning', 'speech-to-text', 'website-reader', 'detect-text', 'chat-bot'].map(
    (slug) => [at(`/en/services/${slug}`), /^(?:New project|Create)/] as const,
  ),
  [at('/en/profile')],
  [at('/en/transactions')],
]

const cases = PLACES.flatMap((place, index) =>
  SIZES.map(([width, height]) => ({ index, width, height, place })),
)

test.each(cases)(
  'a focused control lies under no bar in a view of $width × $height (place $index)',
  async ({ place: [address, ...press], width, height }) => {
    await openApp('/en', { prepare: address })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
    for (const name of press) {
      const button = page.getByRole('main').getByRole('button', { name }).first()
      await userEvent.click(button)
      await expect.element(page.getByRole('dialog')).toBeInTheDocument()
    }
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
    expect(await unseenBy('{Tab}')).toEqual([])
    expect(await unseenBy('{Shift>}{Tab}{/Shift}')).toEqual([])
  },
)
